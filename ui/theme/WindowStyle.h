#pragma once

#include <QProxyStyle>

namespace kernelscope {

/// Fusion, but the list of a box is as wide as its entries, which the box itself may show cut.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const override;
};

} // namespace kernelscope
