#include "opencl/TraceBufferTables.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace kernelscope {

using namespace traceLayout;

namespace {

constexpr quint64 mostCapacity = std::numeric_limits<quint32>::max();

void putTwo(std::vector<quint32> &words, quint64 at, quint64 value)
{
    words[at] = quint32(value);
    words[at + 1] = quint32(value >> 32);
}

quint64 roomOf(const std::vector<quint32> &capacities, quint64 lanes, quint64 most)
{
    quint64 sum = 0;
    for (const quint32 capacity : capacities)
        sum += std::min<quint64>(capacity, most) * lanes;
    return sum;
}

/// The largest capacity of a single block with which all of them fit.
quint64 fittingCapacity(const std::vector<quint32> &capacities, quint64 lanes, quint64 mostWords)
{
    quint64 fits = 0;
    quint64 tooMuch = mostCapacity;
    while (fits + 1 < tooMuch) {
        const quint64 middle = fits + (tooMuch - fits) / 2;
        (roomOf(capacities, lanes, middle) <= mostWords ? fits : tooMuch) = middle;
    }
    return fits;
}

quint64 aligned(quint64 words)
{
    return (words + mostLanes - 1) / mostLanes * mostLanes;
}

quint64 wordsFor(const QByteArray &contents)
{
    return aligned((quint64(contents.size()) + 3) / 4);
}

} // namespace

TraceBufferTables::TraceBufferTables(const TraceBufferShape &shape, const std::vector<quint64> &groups)
    : m_shape(shape), m_groups(groups), m_lanes(shape.lanesOfBlock()), m_segments(groups.size() * shape.itemsOfGroup)
{
    m_capacities.assign((m_segments + m_lanes - 1) / m_lanes, 0);
    m_argumentsAt = headerWords;
    m_groupsAt = m_argumentsAt + 2 * quint64(shape.argumentSizes.size());
    m_itemsAt = m_groupsAt + shape.groupsTotal;
    m_blocksAt = m_itemsAt + m_segments * itemWords;
    m_faultsAt = m_blocksAt + m_capacities.size() * blockWords;
    m_contentsAt = m_faultsAt + shape.sites * faultSiteWords;
    m_dataAt = aligned(m_contentsAt + quint64(shape.contents.size()));
    for (const QByteArray &contents : shape.contents)
        m_dataAt += wordsFor(contents);
    m_totalWords = m_dataAt;
}

bool TraceBufferTables::makeRoom(std::span<const quint64> needed, quint64 mostWords)
{
    for (std::size_t block = 0; block < m_capacities.size(); ++block) {
        const auto lane = needed.subspan(block * m_lanes, std::min<std::size_t>(m_lanes, needed.size() - block * m_lanes));
        m_capacities[block] = quint32(std::min(*std::max_element(lane.begin(), lane.end()), mostCapacity));
    }
    const bool fits = roomOf(m_capacities, m_lanes, mostCapacity) <= mostWords;
    const quint64 most = fits ? mostCapacity : fittingCapacity(m_capacities, m_lanes, mostWords);
    for (quint32 &capacity : m_capacities)
        capacity = quint32(std::min<quint64>(capacity, most));
    m_totalWords = m_dataAt + roomOf(m_capacities, m_lanes, mostCapacity);
    return fits;
}

bool TraceBufferTables::hadRoom(std::span<const quint32> items) const
{
    const std::size_t count = items.size() / itemWords;
    for (std::size_t block = 0, item = 0; item < count; ++block) {
        const quint64 capacity = m_capacities[block];
        for (const std::size_t end = std::min(item + std::size_t(m_lanes), count); item < end; ++item) {
            const quint32 *words = items.data() + item * itemWords;
            if (words[NeededHigh] != 0 || words[NeededLow] > capacity)
                return false;
        }
    }
    return true;
}

std::vector<quint32> TraceBufferTables::words() const
{
    std::vector<quint32> words(m_dataAt, 0);
    putHeader(words);
    for (qsizetype i = 0; i < m_shape.argumentSizes.size(); ++i)
        putTwo(words, m_argumentsAt + 2 * quint64(i), m_shape.argumentSizes[i]);
    std::fill_n(words.begin() + qsizetype(m_groupsAt), m_shape.groupsTotal, notRecorded);
    for (std::size_t slot = 0; slot < m_groups.size(); ++slot)
        words[m_groupsAt + m_groups[slot]] = quint32(slot);
    putContents(words);
    putBlocks(words);
    return words;
}

void TraceBufferTables::putContents(std::vector<quint32> &words) const
{
    quint64 at = aligned(m_contentsAt + quint64(m_shape.contents.size()));
    for (qsizetype i = 0; i < m_shape.contents.size(); ++i) {
        const QByteArray &contents = m_shape.contents[i];
        if (contents.isEmpty())
            continue;
        words[m_contentsAt + quint64(i)] = quint32(at);
        std::memcpy(words.data() + at, contents.constData(), std::size_t(contents.size()));
        at += wordsFor(contents);
    }
}

void TraceBufferTables::putHeader(std::vector<quint32> &words) const
{
    words[Magic] = magic;
    words[Arguments] = quint32(m_argumentsAt);
    words[Groups] = quint32(m_groupsAt);
    words[Items] = quint32(m_itemsAt);
    words[Blocks] = quint32(m_blocksAt);
    words[Faults] = quint32(m_faultsAt);
    words[LoopBudget] = m_shape.loopBudget;
    words[Lanes] = quint32(m_lanes);
    words[SparesValues] = m_shape.sparesValues;
    words[LocalPattern] = m_shape.localPattern;
    words[SteppedGroup] = m_shape.steppedGroup;
    words[ContentsBefore] = quint32(m_contentsAt);
}

void TraceBufferTables::putBlocks(std::vector<quint32> &words) const
{
    quint64 begin = m_dataAt;
    for (std::size_t block = 0; block < m_capacities.size(); ++block) {
        const quint64 at = m_blocksAt + block * blockWords;
        putTwo(words, at + BeginLow, begin);
        words[at + Capacity] = m_capacities[block];
        begin += quint64(m_capacities[block]) * m_lanes;
    }
}

std::vector<quint64> neededWords(std::span<const quint32> items)
{
    std::vector<quint64> needed(items.size() / itemWords);
    for (std::size_t i = 0; i < needed.size(); ++i)
        needed[i] = items[i * itemWords + NeededLow] | quint64(items[i * itemWords + NeededHigh]) << 32;
    return needed;
}

std::vector<quint64> sparedWords(std::span<const quint32> items)
{
    std::vector<quint64> spared(items.size() / itemWords);
    for (std::size_t i = 0; i < spared.size(); ++i)
        spared[i] = items[i * itemWords + Spared];
    return spared;
}

std::vector<quint64> moreRoom(std::span<const quint64> room, std::span<const quint64> needed, quint64 itemsOfGroup, bool again)
{
    std::vector<quint64> most(itemsOfGroup, 0);
    for (std::size_t item = 0; item < room.size(); ++item)
        most[item % itemsOfGroup] = std::max({most[item % itemsOfGroup], room[item], needed[item]});
    if (again)
        std::ranges::fill(most, std::ranges::max(most) / 2 * 3);
    std::vector<quint64> more(room.size());
    for (std::size_t item = 0; item < more.size(); ++item)
        more[item] = most[item % itemsOfGroup];
    return more;
}

quint64 paddedWords(std::span<const quint64> neededOfGroup, quint64 lanes)
{
    quint64 sum = 0;
    for (std::size_t first = 0; first < neededOfGroup.size(); first += lanes) {
        const auto block = neededOfGroup.subspan(first, std::min<std::size_t>(std::size_t(lanes), neededOfGroup.size() - first));
        sum += std::min(*std::max_element(block.begin(), block.end()), mostCapacity) * block.size();
    }
    return sum;
}

} // namespace kernelscope
