#include "trace/WrittenBytes.h"

#include <algorithm>

namespace kernelscope {

namespace {

constexpr qsizetype mostRanges = 1 << 16;
constexpr qsizetype oftenEnough = 1 << 20; ///< to join them

bool writes(SiteKind kind)
{
    return kind == SiteKind::Store || kind == SiteKind::Atomic || kind == SiteKind::AsyncWrite;
}

} // namespace

void WrittenBytes::add(const Trace &batch)
{
    m_isKnown = m_isKnown && !batch.use(ObjectIndex(EventHead::noObject)).changed();
    bool isAnyWritten = false;
    for (std::size_t o = 0; o < m_followed.size(); ++o)
        isAnyWritten = isAnyWritten || (m_followed[o] && batch.use(ObjectIndex(int(o))).changed());
    if (!isAnyWritten)
        return;
    for (int i = 0; i < batch.eventCount(); ++i) {
        const EventHead head{batch.heads()[std::size_t(i)]};
        const auto object = std::size_t(head.object());
        if (object >= m_followed.size() || !m_followed[object] || head.outOfBounds() || !writes(batch.site(SiteIndex(head.site())).kind))
            continue;
        const TraceEvent event = batch.event(EventIndex(i));
        add(object, {quint64(event.offset), quint64(event.offset) + event.size});
    }
}

void WrittenBytes::add(std::size_t object, const ByteRange &range)
{
    ByteRanges &ranges = m_ranges[object];
    if (!ranges.isEmpty() && range.begin >= ranges.last().begin && range.begin <= ranges.last().end) {
        ranges.last().end = std::max(ranges.last().end, range.end);
        return;
    }
    ranges << range;
    if (ranges.size() > oftenEnough)
        ranges = joined(ranges);
    if (ranges.size() > oftenEnough)
        m_followed[object] = false;
}

std::optional<ByteRanges> WrittenBytes::of(int object) const
{
    const auto index = std::size_t(object);
    if (!m_isKnown || index >= m_followed.size() || !m_followed[index])
        return std::nullopt;
    const ByteRanges ranges = joined(m_ranges[index]);
    return ranges.size() > mostRanges ? std::nullopt : std::optional(ranges);
}

} // namespace kernelscope
