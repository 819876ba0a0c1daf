#include "ui/theme/WindowStyle.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QComboBox>

namespace kernelscope {

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    const auto *box = qobject_cast<const QComboBox *>(widget);
    if (!box || part != SC_ComboBoxListBoxPopup)
        return rect;
    const QAbstractItemView &list = *box->view();
    const int around =
        2 * list.fontMetrics().averageCharWidth() + (box->count() > box->maxVisibleItems() ? pixelMetric(PM_ScrollBarExtent) : 0);
    rect.setWidth(std::max(rect.width(), list.sizeHintForColumn(box->modelColumn()) + around));
    return rect;
}

} // namespace kernelscope
