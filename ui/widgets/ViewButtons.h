#pragma once

#include <QBoxLayout>
#include <QToolButton>

namespace kernelscope {

class Appearance;

/// Puts a small button with an icon into the bar above a view. The icon is drawn by tintViewButtons().
QToolButton *addViewButton(QBoxLayout &layout, const QString &icon, const QString &toolTip, QWidget *bar);

/// Draws the icons of a bar's buttons in the colours and the size of the appearance.
void tintViewButtons(const QWidget &bar, const Appearance &appearance);

} // namespace kernelscope
