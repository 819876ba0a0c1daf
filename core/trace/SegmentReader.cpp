#include "trace/SegmentReader.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "trace/EventHead.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

using namespace traceLayout;

namespace {

constexpr quint32 wideOffsetWords = 2;
constexpr quint64 mostEvents = quint64(std::numeric_limits<int>::max()) - 1;

tl::unexpected<Error> tooMany()
{
    return fail(QStringLiteral("it has more events than can be held at once. Trace fewer work-groups."));
}

} // namespace

SegmentReader::SegmentReader(const QList<AccessSite> &sites, const QList<StridedRun> &streaks, quint64 mostSparedWords, TraceParts &parts)
    : m_siteBits(shortSiteBits(quint64(sites.size()))), m_usualHeads(std::size_t(1) << m_siteBits, noHead), m_parts(parts),
      m_sparedWords(mostSparedWords)
{
    for (const AccessSite &site : sites) {
        const bool fence = site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence;
        const std::size_t number = m_shapes.size();
        Shape shape{site.hasOffset ? 1u : 0u, quint32(site.payloadWords), fence ? knownFences(site) : 0,
                    fence && !site.fencesKnown && site.payloadWords > 0, noHead};
        if (const int object = onlyObject(site); site.hasOffset && object >= 0 && object < EventHead::maxObjects)
            shape.fullHead = EventHead::of(SiteIndex(int(number)), ObjectIndex(object)).word;
        if (shape.payloadWords == 1)
            m_usualHeads[number] = shape.fullHead;
        m_shapes.push_back(shape);
        m_mostWords = std::max(m_mostWords, quint64(1 + wideOffsetWords + shape.payloadWords));
    }
    for (const StridedRun &streak : streaks)
        addStreak(streak, mostSparedWords > 0 && streak.onlyLoads);
}

void SegmentReader::addStreak(const StridedRun &streak, bool sparesValues)
{
    Streak known;
    for (const int site : streak.sites) {
        if (site < 0 || std::size_t(site) >= m_shapes.size())
            return (void)m_streaks.emplace_back();
        const Shape &shape = m_shapes[std::size_t(site)];
        const bool hasOffset = shape.offsetWords > 0;
        if (hasOffset && shape.fullHead == noHead)
            return (void)m_streaks.emplace_back();
        const quint32 head = hasOffset ? shape.fullHead : EventHead::of(SiteIndex(site), ObjectIndex(EventHead::noObject)).word;
        known.turn.push_back({quint32(site), head, shape.fences, 0, shape.payloadWords, hasOffset});
        known.strides += hasOffset;
        known.wordsOfTurn += shape.payloadWords;
    }
    if (known.wordsOfTurn > 0)
        m_eventsOfWord = std::max<quint64>(m_eventsOfWord, (known.turn.size() + known.wordsOfTurn - 1) / known.wordsOfTurn);
    if (sparesValues)
        spareValues(known);
    m_streaks.push_back(std::move(known));
}

/// What has no value gives zeros: one word's in its column, more words' from the start of the pool.
void SegmentReader::spareValues(Streak &streak)
{
    streak.sparedOfTurn = std::exchange(streak.wordsOfTurn, 0);
    m_parts.withoutValues.resize(m_shapes.size());
    for (const Streak::Event &event : streak.turn) {
        m_parts.withoutValues[event.site] = m_parts.withoutValues[event.site] || event.payloadWords > 0;
        if (event.payloadWords > 1)
            m_poolSize = std::max<quint64>(m_poolSize, event.payloadWords);
    }
}

void SegmentReader::reserve(quint64 words, quint64 spared)
{
    m_mostEvents = words * m_eventsOfWord;
    setColumns(m_mostEvents + spared * m_eventsOfWord);
    m_parts.pool.resize(m_poolSize + words * m_eventsOfWord);
    m_pool = m_parts.pool.data();
    std::fill_n(m_pool, m_poolSize, 0);
}

void SegmentReader::setColumns(quint64 events)
{
    for (WordColumn *column : {&m_parts.heads, &m_parts.offsets, &m_parts.values})
        column->resize(events);
    m_heads = m_parts.heads.data();
    m_offsets = m_parts.offsets.data();
    m_values = m_parts.values.data();
    m_room = events;
}

Result<void> SegmentReader::read(const Segment &segment)
{
    const quint64 end = std::min(segment.needed, segment.capacity);
    const quint64 first = m_count;
    m_damage.clear();
    // The words of the first event that did not fit were not written.
    const quint64 startsBefore = segment.needed <= segment.capacity ? end : end >= m_mostWords ? end - m_mostWords + 1 : 0;
    quint64 at = 0;
    while ((at = takeUsual(segment, at, std::min(end, startsBefore + 1))) < startsBefore) {
        const quint32 header = segment.words[at * segment.lanes];
        if (header == endOfSegment)
            break;
        if (Streak *streak = streakOf(header)) {
            const quint64 behind = takeStreak(segment, at + 1, end, first, *streak);
            if (behind == 0)
                break;
            at = behind;
            continue;
        }
        const Start start = startOf(header);
        if (!start.shape || start.head == noHead) {
            m_damage = wrongHeader(header, at);
            break;
        }
        const quint64 next = at + 1 + start.offsetWords + (start.isVote ? 0 : start.shape->payloadWords);
        if (next > end)
            break;
        if (!start.isVote)
            put(segment, at + 1, start);
        at = next;
    }
    if (segment.needed > at)
        noteLost(segment, at, m_count - first);
    m_parts.launch.unfinishedItems += !segment.finished;
    if (m_count > mostEvents)
        return tooMany();
    return {};
}

/// As many short events with one word after them as come one after the other: nearly all are.
quint64 SegmentReader::takeUsual(const Segment &segment, quint64 at, quint64 end)
{
    const quint64 lanes = segment.lanes;
    const quint32 siteMask = quint32(m_usualHeads.size() - 1);
    const quint32 *usualHeads = m_usualHeads.data();
    const quint32 *word = segment.words + at * lanes;
    quint64 count = m_count;
    for (; at + 2 <= end; at += 2, word += 2 * lanes) {
        const quint32 header = *word;
        const quint32 head = header & shortEvent ? usualHeads[header & siteMask] : noHead;
        if (head == noHead)
            break;
        m_heads[count] = head;
        m_offsets[count] = (header & ~shortEvent) >> m_siteBits;
        m_values[count++] = word[lanes];
    }
    m_count = count;
    return at;
}

/// nullptr: the header is not that of a streak.
SegmentReader::Streak *SegmentReader::streakOf(quint32 header)
{
    const quint64 number = header & shortEvent ? 0 : siteOf(header);
    const bool isStreak = number >= m_shapes.size() && number - m_shapes.size() < m_streaks.size();
    return isStreak ? &m_streaks[number - m_shapes.size()] : nullptr;
}

/// `at`: after the header. Returns the position after the streak; 0 where it did not fit, or is none.
quint64 SegmentReader::takeStreak(const Segment &segment, quint64 at, quint64 end, quint64 first, Streak &streak)
{
    if (at + 1 + streak.strides > end)
        return 0;
    const quint32 turns = segment.words[at++ * segment.lanes];
    for (Streak::Event &event : streak.turn) {
        if (event.hasOffset)
            event.stride = segment.words[at++ * segment.lanes];
    }
    const quint64 words = quint64(turns) * streak.wordsOfTurn;
    if (words > end - at)
        return 0;
    if (streak.wordsOfTurn + streak.sparedOfTurn == 0 || !continueFrom(first, streak)) {
        m_damage = QStringLiteral("word %1 goes on with a loop that did not begin").arg(at - 2 - streak.strides);
        return 0;
    }
    if (streak.sparedOfTurn > 0)
        return putTurnsWithoutValues(turns, streak) ? at : 0;
    putTurns(segment, at, turns, streak);
    return at + words;
}

/// Finds the iteration before among the last events of the work-item, whose first event is number `first`: the device's compiler may have
/// ordered its accesses otherwise.
bool SegmentReader::continueFrom(quint64 first, Streak &streak) const
{
    const quint64 count = streak.turn.size();
    if (m_count - first < count)
        return false;
    const quint32 *end = m_heads + m_count;
    const quint32 *next = end - count; // where it is in the source's order, as nearly always
    for (Streak::Event &event : streak.turn) {
        const quint32 *found = *next == event.head ? next : std::find(end - count, end, event.head);
        ++next;
        if (found == end)
            return false;
        if (event.hasOffset)
            event.offset = m_offsets[found - m_heads];
    }
    return true;
}

void SegmentReader::putTurns(const Segment &segment, quint64 at, quint32 turns, Streak &streak)
{
    noteRun(turns, streak);
    const quint32 *word = segment.words + at * segment.lanes;
    quint64 count = m_count;
    for (quint32 turn = 0; turn < turns; ++turn) {
        for (Streak::Event &event : streak.turn) {
            m_heads[count] = event.head;
            m_offsets[count] = event.offset += event.stride;
            m_values[count] = event.payloadWords == 1 ? *word : event.payloadWords == 0 ? 0 : quint32(m_poolSize);
            ++count;
            if (event.payloadWords > 1) {
                for (quint32 k = 0; k < event.payloadWords; ++k)
                    m_pool[m_poolSize++] = word[k * segment.lanes];
            }
            word += event.payloadWords * segment.lanes;
        }
    }
    m_count = count;
}

/// Here the words don't tell how many events there are: after them the columns must hold what the other words may say.
bool SegmentReader::putTurnsWithoutValues(quint32 turns, Streak &streak)
{
    const quint64 events = turns * quint64(streak.turn.size());
    const quint64 words = turns * quint64(streak.sparedOfTurn);
    if (words > m_sparedWords || m_count + events > mostEvents) {
        m_damage = QStringLiteral("it has more events than there can be");
        return false;
    }
    m_sparedWords -= words;
    m_mostEvents += events;
    if (m_mostEvents > m_room)
        setColumns(std::max(m_mostEvents, 2 * m_room));
    noteRun(turns, streak);
    std::fill_n(m_values + m_count, events, 0);
    switch (streak.turn.size()) {
    case 1:
        putHeads<1>(turns, streak);
        break;
    case 2:
        putHeads<2>(turns, streak);
        break;
    case 3:
        putHeads<3>(turns, streak);
        break;
    case 4:
        putHeads<4>(turns, streak);
        break;
    default:
        putHeads<0>(turns, streak);
    }
    m_count += events;
    return true;
}

/// `width`: the events of an iteration; 0: as many as it has.
template <std::size_t width> void SegmentReader::putHeads(quint32 turns, const Streak &streak)
{
    const std::size_t events = width ? width : streak.turn.size();
    for (std::size_t event = 0; event < events; ++event) {
        const quint32 head = streak.turn[event].head, stride = streak.turn[event].stride;
        quint32 offset = streak.turn[event].offset;
        quint32 *heads = m_heads + m_count + event;
        quint32 *offsets = m_offsets + m_count + event;
        for (quint32 turn = 0; turn < turns; ++turn) {
            heads[turn * events] = head;
            offsets[turn * events] = offset += stride;
        }
    }
}

void SegmentReader::noteRun(quint32 turns, const Streak &streak)
{
    const auto width = quint32(streak.turn.size());
    if (turns > 0)
        m_parts.runs.push_back({quint32(m_count), turns * width, width});
}

SegmentReader::Start SegmentReader::startOf(quint32 header) const
{
    const bool isShort = header & shortEvent;
    const quint32 site = isShort ? header & quint32(m_usualHeads.size() - 1) : siteOf(header);
    if (site >= m_shapes.size())
        return {};
    const Shape &shape = m_shapes[site];
    if (isShort)
        return {&shape, shape.fullHead, 0, (header & ~shortEvent) >> m_siteBits, false};
    if (!shape.offsetWords)
        return {&shape, header & ~wide, 0, 0, false};
    const bool isWide = header & wide;
    return {&shape, header, isWide ? 2u : 1u, 0, objectOf(header) == unknownObject && !isWide};
}

QString SegmentReader::wrongHeader(quint32 header, quint64 at) const
{
    if (!(header & shortEvent) && siteOf(header) >= m_shapes.size())
        return QStringLiteral("word %1 names access site %2, but there are only %3").arg(at).arg(siteOf(header)).arg(m_shapes.size());
    return QStringLiteral("word %1 is a short event of a site that has none").arg(at);
}

/// `at`: after the header.
void SegmentReader::put(const Segment &segment, quint64 at, const Start &start)
{
    const Shape &shape = *start.shape;
    const quint32 *word = segment.words + at * segment.lanes;
    const bool inWords = start.offsetWords > 0 || shape.fencesInPayload;
    m_heads[m_count] = start.head;
    m_offsets[m_count] = inWords ? *word : shape.offsetWords ? start.shortOffset : shape.fences;
    const quint32 *payload = word + start.offsetWords * segment.lanes;
    const bool isWide = start.offsetWords == 2;
    if (!isWide && shape.payloadWords < 2) {
        m_values[m_count++] = shape.payloadWords ? *payload : 0;
        return;
    }
    m_values[m_count++] = quint32(m_poolSize);
    if (isWide)
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
