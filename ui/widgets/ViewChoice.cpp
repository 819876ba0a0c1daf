#include "ui/widgets/ViewChoice.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace kernelscope {

ViewChoice::ViewChoice(const QString &name, const QString &toolTip, const QStringList &choices, QWidget *parent) : QComboBox(parent)
{
    setAccessibleName(name);
    setToolTip(toolTip);
    addItems(choices);
}

void ViewChoice::fitToCurrent()
{
    m_isAsItsText = true;
    connect(this, &QComboBox::currentIndexChanged, this, &ViewChoice::updateGeometry);
}

QSize ViewChoice::sizeHint() const
{
    const QSize widest = QComboBox::sizeHint();
    if (!m_isAsItsText)
        return widest;
    int longest = 0;
    for (int i = 0; i < count(); ++i)
        longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(i)));
    return {widest.width() - longest + fontMetrics().horizontalAdvance(currentText()), widest.height()};
}

void ViewChoice::showPopup()
{
    if (m_isAsItsText)
        view()->setMinimumWidth(QComboBox::sizeHint().width());
    QComboBox::showPopup();
}

QSize ViewChoice::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'm') * 6, QComboBox::minimumSizeHint().height()};
}

void ViewChoice::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - icon);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace kernelscope
