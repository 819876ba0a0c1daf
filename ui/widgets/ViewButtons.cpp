#include "ui/widgets/ViewButtons.h"

#include "ui/theme/Appearance.h"

namespace kernelscope {

QToolButton *makeViewButton(const QString &icon, const QString &toolTip, QWidget *bar)
{
    auto *button = new QToolButton(bar);
    button->setObjectName(icon);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setProperty("role", QStringLiteral("small"));
    return button;
}

QToolButton *addViewButton(QBoxLayout &layout, const QString &icon, const QString &toolTip, QWidget *bar)
{
    QToolButton *button = makeViewButton(icon, toolTip, bar);
    layout.addWidget(button);
    return button;
}

void tintViewButtons(const QWidget &bar, const Appearance &appearance, double size)
{
    for (auto *button : bar.findChildren<QToolButton *>()) {
        button->setIcon(appearance.icon(button->objectName()));
        button->setIconSize(QSize(appearance.px(size), appearance.px(size)));
    }
}

} // namespace kernelscope
