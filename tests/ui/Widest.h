#pragma once

#include <QLayout>
#include <QWidget>

namespace kernelscope {

/// What makes a widget as wide as it must be at least: it, its widest part, the widest part of that.
inline QString widest(const QWidget &widget)
{
    const QWidget *most = nullptr;
    const auto least = [](const QWidget &part) { return part.minimumSizeHint().expandedTo(part.minimumSize()).width(); };
    for (const QWidget *part : widget.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isVisible() && !part->isWindow() && (!most || least(*part) > least(*most)))
            most = part;
    }
    const QString own = QStringLiteral("%1 %2: %3").arg(widget.metaObject()->className(), widget.objectName()).arg(least(widget));
    return most ? own + QStringLiteral(" > ") + widest(*most) : own;
}

} // namespace kernelscope
