#include "ui/setup/SizesLayout.h"

#include <algorithm>

#include <QAbstractButton>

#include "ui/setup/ExpressionEdit.h"

namespace kernelscope {

SizesLayout::~SizesLayout() = default;

void SizesLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *SizesLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem *SizesLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

ExpressionEdit *SizesLayout::fieldIn(const QLayoutItem &item)
{
    return qobject_cast<ExpressionEdit *>(const_cast<QLayoutItem &>(item).widget());
}

/// What a line leaves to fields. Below each other they have one axis each, and all are as wide as the one beside the buttons.
int SizesLayout::around(bool isBeside) const
{
    int width = 0;
    bool isAxisCounted = false;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool isAxis = i > 0 && !fieldIn(*m_items[i]) && !qobject_cast<QAbstractButton *>(m_items[i]->widget());
        const bool isField = fieldIn(*m_items[i]);
        if (!isField && (isBeside || !isAxis || !isAxisCounted))
            width += m_items[i]->sizeHint().width() + spacing();
        else if (isField && isBeside)
            width += spacing();
        isAxisCounted = isAxisCounted || isAxis;
    }
    return width - (isBeside ? spacing() : 0);
}

int SizesLayout::arrange(const QRect &rect, bool isMoved) const
{
    int fields = 0;
    int needed = 0;
    for (const auto &item : m_items) {
        if (const ExpressionEdit *field = fieldIn(*item)) {
            ++fields;
            needed += field->wholeWidth();
        }
    }
    const int spare = rect.width() - around(true) - needed;
    const bool isBeside = fields < 2 || spare >= 0;
    const int lineHeight = sizeHint().height();
    int x = rect.left();
    int y = rect.top();
    int height = lineHeight;
    int shown = 0;
    int indent = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        QLayoutItem &item = *m_items[i];
        ExpressionEdit *field = fieldIn(item);
        int width = item.sizeHint().width();
        if (field && isBeside)
            width = field->wholeWidth() + spare / fields + (shown < spare % fields ? 1 : 0);
        else if (field)
            width = rect.width() - around(false);
        const int high = field ? field->heightForWidth(width) : lineHeight;
        if (isMoved)
            item.setGeometry({x, y, width, high});
        height = std::max(height, high);
        x += width + spacing();
        if (i == 0)
            indent = x;
        shown += field ? 1 : 0;
        if (field && !isBeside && shown < fields) {
            x = indent;
            y += height + spacing();
            height = lineHeight;
        }
    }
    return y + height - rect.top();
}

QSize SizesLayout::sizeHint() const
{
    QSize size(around(true), 0);
    for (const auto &item : m_items) {
        const ExpressionEdit *field = fieldIn(*item);
        size = {size.width() + (field ? field->wholeWidth() : 0), std::max(size.height(), item->sizeHint().height())};
    }
    return size;
}

QSize SizesLayout::minimumSize() const
{
    int widest = 0;
    for (const auto &item : m_items)
        widest = std::max(widest, fieldIn(*item) ? item->minimumSize().width() : 0);
    return {around(false) + widest, sizeHint().height()};
}

void SizesLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace kernelscope
