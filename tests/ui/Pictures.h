#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>
#include <QWidget>

#include "ui/theme/Appearance.h"

namespace kernelscope {

/// Draws the widget in both themes. With KERNELSCOPE_PICTURES set, it is saved there. False: nothing was drawn.
inline bool drawInBothThemes(QWidget &widget, Appearance &appearance, const QString &name)
{
    const QString into = qEnvironmentVariable("KERNELSCOPE_PICTURES");
    bool drawn = true;
    for (const bool dark : {false, true}) {
        appearance.setDark(dark);
        QCoreApplication::processEvents();
        const QPixmap grabbed = widget.grab();
        const QString file = into + u'/' + name + (dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png"));
        drawn = drawn && !grabbed.isNull() && (into.isEmpty() || (QDir().mkpath(into) && grabbed.save(file)));
    }
    return drawn;
}

} // namespace kernelscope
