#include "ui/setup/RowHead.h"

#include <algorithm>

#include "ui/widgets/ElidedLabel.h"

namespace kernelscope {

constexpr std::size_t beside = 2; // After the opener and the title.

RowHead::RowHead(QWidget *opener, ElidedLabel *title, ElidedLabel *summary) : m_summary(summary)
{
    for (QWidget *widget : {opener, static_cast<QWidget *>(title)})
        m_line.push_back({std::make_unique<QWidgetItem>(widget), 0});
    m_summaryItem = std::make_unique<QWidgetItem>(summary);
}

RowHead::~RowHead() = default;

void RowHead::add(QWidget *widget, int stretch)
{
    addChildWidget(widget);
    m_line.push_back({std::make_unique<QWidgetItem>(widget), stretch});
    invalidate();
}

void RowHead::addItem(QLayoutItem *item)
{
    m_line.push_back({std::unique_ptr<QLayoutItem>(item), 0});
    invalidate();
}

int RowHead::count() const
{
    return int(m_line.size()) + (m_summaryItem ? 1 : 0);
}

QLayoutItem *RowHead::itemAt(int index) const
{
    if (index >= 0 && index < int(m_line.size()))
        return m_line[std::size_t(index)].item.get();
    return index == int(m_line.size()) ? m_summaryItem.get() : nullptr;
}

QLayoutItem *RowHead::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    invalidate();
    if (index == int(m_line.size()))
        return m_summaryItem.release();
    QLayoutItem *item = m_line[std::size_t(index)].item.release();
    m_line.erase(m_line.begin() + index);
    return item;
}

bool RowHead::hasSummary() const
{
    return m_summaryItem && !m_summaryItem->isEmpty();
}

int RowHead::indent() const
{
    return m_line.empty() ? 0 : m_line.front().item->sizeHint().width() + spacing();
}

/// Of the line, without what is said.
int RowHead::total(QSize (QLayoutItem::*size)() const) const
{
    int width = 0;
    for (const Part &part : m_line) {
        if (!part.item->isEmpty())
            width += ((*part.item).*size)().width() + spacing();
    }
    return width;
}

bool RowHead::isBelow(int width) const
{
    return hasSummary() && m_summary->fontMetrics().horizontalAdvance(m_summary->text()) > width - total(&QLayoutItem::sizeHint);
}

/// What is left goes to those that stretch, or is taken from those that can give way.
void RowHead::spread(std::vector<Span> &line, int room) const
{
    int left = room - int(line.size() - 1) * spacing();
    int spare = 0;
    for (Span &span : line) {
        span.width = std::min(span.item->sizeHint().width(), span.item->maximumSize().width());
        left -= span.width;
        spare += span.width - std::min(span.width, span.item->minimumSize().width());
    }
    for (Span &span : line) {
        const int canGive = span.width - std::min(span.width, span.item->minimumSize().width());
        if (left < 0 && spare > 0) {
            const int given = std::min(canGive, (-left * canGive + spare - 1) / spare);
            span.width -= given;
            left += given;
            spare -= canGive;
        }
    }
    const auto stretches = [](const Span &span) { return span.stretch > 0 && span.width < span.item->maximumSize().width(); };
    for (auto some = std::ranges::count_if(line, stretches); left > 0 && some > 0; some = std::ranges::count_if(line, stretches)) {
        const int each = std::max(1, left / int(some));
        for (Span &span : line) {
            if (!stretches(span) || left <= 0)
                continue;
            const int more = std::min({each, left, span.item->maximumSize().width() - span.width});
            span.width += more;
            left -= more;
        }
    }
}

void RowHead::invalidate()
{
    m_arranged.clear();
    QLayout::invalidate();
}

const RowHead::Arranged &RowHead::arranged(int width) const
{
    constexpr std::size_t mostKept = 8; // a window that is resized goes through hundreds
    auto known = m_arranged.find(width);
    if (known == m_arranged.end()) {
        if (m_arranged.size() >= mostKept)
            m_arranged.clear();
        known = m_arranged.emplace(width, arrange(width)).first;
    }
    return known->second;
}

RowHead::Arranged RowHead::arrange(int width) const
{
    Arranged all;
    const bool below = isBelow(width);
    for (std::size_t at = 0; at < m_line.size(); ++at) {
        if (at == beside && hasSummary() && !below)
            all.line.push_back({m_summaryItem.get(), 0, 1});
        if (!m_line[at].item->isEmpty())
            all.line.push_back({m_line[at].item.get(), 0, at == 1 && below ? 1 : m_line[at].stretch});
    }
    if (m_line.size() <= beside && hasSummary() && !below)
        all.line.push_back({m_summaryItem.get(), 0, 1});
    if (all.line.empty())
        return all;
    if (all.line.size() > 1 && std::ranges::none_of(all.line, [](const Span &span) { return span.stretch > 0; }))
        all.line[1].stretch = 1;
    spread(all.line, width);
    for (const Span &span : all.line) {
        const int high = span.item->hasHeightForWidth() ? span.item->heightForWidth(span.width) : span.item->sizeHint().height();
        all.lineHeight = std::max(all.lineHeight, high);
    }
    if (below)
        all.summaryHeight = m_summary->heightForWidth(std::max(1, width - indent()));
    all.height = all.lineHeight + (below ? all.summaryHeight + spacing() : 0);
    return all;
}

QSize RowHead::sizeHint() const
{
    const int width = std::max(0, total(&QLayoutItem::sizeHint) - spacing());
    return {width, arranged(width).height};
}

QSize RowHead::minimumSize() const
{
    int high = 0;
    for (const Part &part : m_line)
        high = part.item->isEmpty() ? high : std::max(high, part.item->minimumSize().height());
    return {std::max(0, total(&QLayoutItem::minimumSize) - spacing()), high};
}

void RowHead::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Arranged all = arranged(rect.width()); // setting geometries may forget it
    int x = rect.left();
    for (const Span &span : all.line) {
        span.item->setGeometry({x, rect.top(), span.width, all.lineHeight});
        x += span.width + spacing();
    }
    if (all.summaryHeight > 0)
        m_summaryItem->setGeometry(
            {rect.left() + indent(), rect.top() + all.lineHeight + spacing() / 2, rect.width() - indent(), all.summaryHeight});
}

} // namespace kernelscope
