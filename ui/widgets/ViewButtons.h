#pragma once

#include <QBoxLayout>
#include <QToolButton>

namespace kernelscope {

class Appearance;

/// A small button with an icon. The icon is drawn by tintViewButtons().
QToolButton *makeViewButton(const QString &icon, const QString &toolTip, QWidget *bar);

/// Puts one into the bar above a view.
QToolButton *addViewButton(QBoxLayout &layout, const QString &icon, const QString &toolTip, QWidget *bar);

constexpr double viewIconSize = 16;

/// Draws the icons of a bar's buttons in the colours of the appearance, `size` wide at a scale of 1.
void tintViewButtons(const QWidget &bar, const Appearance &appearance, double size = viewIconSize);

} // namespace kernelscope
