#include "trace/SegmentReader.h"

#include <algorithm>
#include <limits>

#include "trace/SiteTraits.h"

namespace kernelscope {

using namespace traceLayout;

SegmentReader::SegmentReader(const QList<AccessSite> &sites, TraceParts &parts) : m_parts(parts)
{
    for (const AccessSite &site : sites) {
        const bool fence = site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence;
        m_shapes.push_back({site.hasOffset ? 1u : 0u, quint32(site.payloadWords), fence ? knownFences(site) : 0,
                            fence && !site.fencesKnown && site.payloadWords > 0,
                            site.hasOffset && site.payloadWords == 1});
    }
}

void SegmentReader::reserve(quint64 words)
{
    for (WordColumn *column : {&m_parts.heads, &m_parts.offsets, &m_parts.values, &m_parts.pool})
        column->resize(words);
    m_heads = m_parts.heads.data();
    m_offsets = m_parts.offsets.data();
    m_values = m_parts.values.data();
    m_pool = m_parts.pool.data();
}

Result<void> SegmentReader::read(const Segment &segment)
{
    const quint64 end = std::min(segment.needed, segment.capacity);
    const quint64 first = m_count;
    quint64 at = 0;
    while (at < end) {
        const quint32 head = segment.words[at * segment.lanes];
        if (siteOf(head) >= m_shapes.size())
            return fail(QStringLiteral("word %1 names access site %2, but there are only %3.")
                            .arg(at)
                            .arg(siteOf(head))
                            .arg(m_shapes.size()));
        const Shape &shape = m_shapes[siteOf(head)];
        if (shape.isAccessOfWord && at + 3 <= end && !(head & wide) && objectOf(head) != unknownObject) [[likely]] {
            const quint32 *words = segment.words + at * segment.lanes;
            m_heads[m_count] = head;
            m_offsets[m_count] = words[segment.lanes];
            m_values[m_count++] = words[2 * segment.lanes];
            at += 3;
            continue;
        }
        if (shape.offsetWords && objectOf(head) == unknownObject && !(head & wide)) {
            at += 2; // a vote on a copy's arguments, which the faults tell of
            continue;
        }
        const bool isWide = shape.offsetWords && (head & wide);
        const quint64 next = at + 1 + shape.offsetWords + isWide + shape.payloadWords;
        if (next > end)
            break;
        put(segment, at + 1, head, shape, isWide);
        at = next;
    }
    if (segment.needed > at)
        noteLost(segment, at, m_count - first);
    m_parts.launch.unfinishedItems += !segment.finished;
    if (m_count > quint64(std::numeric_limits<int>::max()) - 1)
        return fail(QStringLiteral("it has more events than can be held at once. Trace fewer work-groups."));
    return {};
}

void SegmentReader::put(const Segment &segment, quint64 at, quint32 head, const Shape &shape, bool wide)
{
    const quint32 *word = segment.words + at * segment.lanes;
    m_heads[m_count] = shape.offsetWords ? head : head & ~traceLayout::wide;
    m_offsets[m_count] = shape.offsetWords || shape.fencesInPayload ? *word : shape.fences;
    const quint32 *payload = word + (shape.offsetWords + wide) * segment.lanes;
    if (!wide && shape.payloadWords < 2) {
        m_values[m_count++] = shape.payloadWords ? *payload : 0;
        return;
    }
    m_values[m_count++] = quint32(m_poolSize);
    if (wide)
        m_pool[m_poolSize++] = word[segment.lanes];
    for (quint32 k = 0; k < shape.payloadWords; ++k)
        m_pool[m_poolSize++] = payload[k * segment.lanes];
}

/// How many events did not fit can only be told from their words, taking them for as long as the others.
void SegmentReader::noteLost(const Segment &segment, quint64 read, quint64 events)
{
    const quint64 mean = events > 0 ? std::max<quint64>(read / events, 1) : 3;
    m_parts.launch.lostEvents += (segment.needed - read + mean - 1) / mean;
}

void SegmentReader::finish()
{
    for (WordColumn *column : {&m_parts.heads, &m_parts.offsets, &m_parts.values})
        column->resize(m_count);
    m_parts.pool.resize(m_poolSize);
}

} // namespace kernelscope
