#include "TraceBuffer.h"

#include <algorithm>
#include <cstring>

#include "project/ScalarValue.h"

namespace kernelscope {

using namespace traceLayout;

namespace {

quint32 wordAt(const QByteArray &buffer, quint64 position)
{
    quint32 word = 0;
    std::memcpy(&word, buffer.constData() + position * 4, 4);
    return word;
}

void setWord(QByteArray &buffer, quint64 position, quint64 value)
{
    const quint32 word = quint32(value);
    std::memcpy(buffer.data() + position * 4, &word, 4);
}

QString valueText(const std::optional<ElementType> &type, const QList<quint32> &payload, qsizetype firstWord)
{
    const char *bytes = reinterpret_cast<const char *>(payload.constData() + firstWord);
    if (!type || type->isStruct()) {
        QStringList words;
        for (qsizetype i = firstWord; i < payload.size(); ++i)
            words.append(QString::number(payload[i], 16));
        return u'{' + words.join(u' ') + u'}';
    }
    QStringList parts;
    for (int i = 0; i < type->components; ++i)
        parts.append(numberTextAt(type->scalar, bytes + i * sizeInBytes(type->scalar)));
    return parts.join(u',');
}

const char *kindName(SiteKind kind)
{
    static const char *const names[] = {"load",        "store",      "atomic",     "barrier",     "fence",    "async-read",
                                        "async-write", "async-wait", "image-read", "image-write", "branch",   "index",
                                        "loop",        "assignment", "statement",  "unset",       "division", "conversion",
                                        "alignment",   "overflow",   "enter",      "iteration",   "value"};
    return names[int(kind)];
}

} // namespace

QString definedLanes(quint32 lanes)
{
    return QStringLiteral("#define KERNELSCOPE_LANES %1\n").arg(lanes);
}

QString definedCalls()
{
    return QStringLiteral("#define KERNELSCOPE_CALLS 20\n");
}

TraceBuffer::TraceBuffer(const InstrumentedKernel &kernel, const TestLaunch &launch, const QList<TestArgument> &arguments,
                         quint32 loopBudget, quint32 firstGroup, quint32 endGroup, quint32 lanes)
    : m_kernel(kernel), m_loopBudget(loopBudget), m_firstGroup(firstGroup), m_endGroup(endGroup)
{
    for (const TestArgument &argument : arguments)
        m_argumentSizes.append(argument.kind == TestArgument::Buffer ? quint64(argument.bytes.size()) : argument.size);
    for (qsizetype i = 0; i < launch.global.size(); ++i) {
        m_groupSize *= quint32(launch.local[i]);
        m_groups *= quint32(launch.global[i] / launch.local[i]);
    }
    m_endGroup = std::min(m_endGroup, m_groups);
    m_segments = (m_endGroup - m_firstGroup) * m_groupSize;
    m_lanes = lanes ? lanes : lanesFor(m_groupSize);
    m_blocks = (m_segments + m_lanes - 1) / m_lanes;
    m_argumentsAt = headerWords;
    m_groupsAt = m_argumentsAt + 2 * quint32(m_argumentSizes.size());
    m_itemsAt = m_groupsAt + m_groups;
    m_blocksAt = m_itemsAt + m_segments * itemWords;
    m_faultsAt = m_blocksAt + m_blocks * blockWords;
    m_dataAt = m_faultsAt + quint32(m_kernel.sites.size()) * faultSiteWords;
}

QByteArray TraceBuffer::layOut(const QList<quint32> &capacities) const
{
    quint64 total = m_dataAt;
    for (const quint32 capacity : capacities)
        total += quint64(capacity) * m_lanes;
    QByteArray buffer(qsizetype(total * 4), '\0');
    setWord(buffer, Magic, magic);
    setWord(buffer, Arguments, m_argumentsAt);
    setWord(buffer, Groups, m_groupsAt);
    setWord(buffer, Items, m_itemsAt);
    setWord(buffer, Blocks, m_blocksAt);
    setWord(buffer, Faults, m_faultsAt);
    setWord(buffer, LoopBudget, m_loopBudget);
    setWord(buffer, Lanes, m_lanes);
    setWord(buffer, SteppedGroup, notRecorded);
    for (qsizetype i = 0; i < m_argumentSizes.size(); ++i) {
        setWord(buffer, m_argumentsAt + quint64(2 * i), m_argumentSizes[i]);
        setWord(buffer, m_argumentsAt + quint64(2 * i) + 1, m_argumentSizes[i] >> 32);
    }
    for (quint32 group = 0; group < m_groups; ++group)
        setWord(buffer, m_groupsAt + group, group < m_firstGroup || group >= m_endGroup ? notRecorded : group - m_firstGroup);
    quint64 begin = m_dataAt;
    for (quint32 block = 0; block < m_blocks; ++block) {
        const quint32 capacity = block < quint32(capacities.size()) ? capacities[block] : 0;
        setWord(buffer, m_blocksAt + block * blockWords + BeginLow, begin);
        setWord(buffer, m_blocksAt + block * blockWords + BeginHigh, begin >> 32);
        setWord(buffer, m_blocksAt + block * blockWords + Capacity, capacity);
        begin += quint64(capacity) * m_lanes;
    }
    return buffer;
}

quint64 TraceBuffer::needed(const QByteArray &buffer, quint32 segment) const
{
    const quint64 at = m_itemsAt + segment * itemWords;
    return wordAt(buffer, at + NeededLow) | quint64(wordAt(buffer, at + NeededHigh)) << 32;
}

QByteArray TraceBuffer::recordingBuffer(const QByteArray &counted, quint32 moreWords) const
{
    QList<quint32> capacities(m_blocks);
    for (quint32 segment = 0; segment < m_segments; ++segment) {
        quint32 &capacity = capacities[segment / m_lanes];
        capacity = std::max(capacity, quint32(needed(counted, segment)) + moreWords);
    }
    return layOut(capacities);
}

QString TraceBuffer::complaint(const QByteArray &recorded) const
{
    for (quint32 segment = 0; segment < m_segments; ++segment) {
        if (wordAt(recorded, m_itemsAt + segment * itemWords + Finished) != 1)
            return QStringLiteral("segment %1 did not finish").arg(segment);
        const quint32 capacity = wordAt(recorded, m_blocksAt + segment / m_lanes * blockWords + Capacity);
        if (needed(recorded, segment) > capacity)
            return QStringLiteral("segment %1 needs %2 words of %3").arg(segment).arg(needed(recorded, segment)).arg(capacity);
    }
    return {};
}

quint64 TraceBuffer::words(const QByteArray &recorded) const
{
    quint64 sum = 0;
    for (quint32 segment = 0; segment < m_segments; ++segment)
        sum += needed(recorded, segment);
    return sum;
}

QString TraceBuffer::placeText(const AccessSite &site, quint32 header, quint64 offset) const
{
    if (objectOf(header) >= quint32(m_kernel.objects.size()))
        return QStringLiteral("?");
    const TracedObject &object = m_kernel.objects[int(objectOf(header))];
    const qint64 signedOffset = qint64(offset);
    const bool isElement = site.type == object.type || site.sizeInBytes == object.elementSize;
    if (isElement && signedOffset % object.elementSize == 0)
        return QStringLiteral("%1[%2]").arg(object.name).arg(signedOffset / object.elementSize);
    return QStringLiteral("%1+%2").arg(object.name).arg(signedOffset);
}

QString TraceBuffer::eventText(quint32 header, quint64 offset, const QList<quint32> &payload) const
{
    const AccessSite &site = m_kernel.sites[int(siteOf(header))];
    QString text = QString::fromLatin1(kindName(site.kind));
    if (site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence) {
        const quint32 flags = payload.isEmpty() ? (site.localFence ? 1u : 0u) | (site.globalFence ? 2u : 0u) : payload[0];
        return text + (flags & 1 ? QStringLiteral(" local") : QString()) + (flags & 2 ? QStringLiteral(" global") : QString());
    }
    if (site.kind == SiteKind::Assignment)
        return QStringLiteral("assign ") + site.flow.target;
    if (site.kind == SiteKind::Atomic)
        text = site.operation;
    if (site.hasOffset)
        text += u' ' + placeText(site, header, offset);
    if (header & outOfBounds)
        return text + QStringLiteral(" out of bounds");
    if (!site.hasOffset && payload.isEmpty())
        return text;
    if (site.kind == SiteKind::Atomic) {
        QStringList values;
        const qsizetype each = (site.sizeInBytes + 3) / 4;
        for (qsizetype i = 0; i + each <= payload.size(); i += each)
            values.append(valueText(site.type, payload, i));
        return text + u'=' + values.join(u',');
    }
    if (site.type && site.hasOffset)
        return text + u'=' + valueText(site.type, payload, 0);
    QStringList words;
    for (const quint32 word : payload)
        words.append(QString::number(qint32(word)));
    return text + u' ' + words.join(u',');
}

/// One work-item's words, taken one after the other.
struct TraceBuffer::Words
{
    const QByteArray &buffer;
    quint64 begin = 0;
    quint64 lanes = 1;
    quint64 count = 0;
    quint64 next = 0;
    quint32 take() { return wordAt(buffer, begin + next++ * lanes); }
    QList<quint32> take(int words)
    {
        QList<quint32> taken;
        for (int i = 0; i < words; ++i)
            taken.append(take());
        return taken;
    }
};

TraceBuffer::Words TraceBuffer::wordsOf(const QByteArray &recorded, quint32 group, quint32 item) const
{
    const quint32 segment = group * m_groupSize + item;
    const quint64 blockAt = m_blocksAt + segment / m_lanes * blockWords;
    const quint64 begin = wordAt(recorded, blockAt + BeginLow) | quint64(wordAt(recorded, blockAt + BeginHigh)) << 32;
    return {recorded, begin + segment % m_lanes, m_lanes, needed(recorded, segment), 0};
}

/// The iterations of a loop after the one whose accesses have these offsets.
QStringList TraceBuffer::streakIn(Words &words, const StridedRun &streak, const QHash<quint32, quint64> &offsets) const
{
    QStringList result;
    const quint32 turns = words.take();
    QHash<quint32, qint64> distances;
    for (const int site : streak.sites) {
        if (m_kernel.sites[site].hasOffset)
            distances[quint32(site)] = qint32(words.take());
    }
    for (quint32 turn = 1; turn <= turns; ++turn) {
        for (const int number : streak.sites) {
            const AccessSite &site = m_kernel.sites[number];
            const quint64 offset = offsets.value(quint32(number)) + quint64(distances.value(quint32(number)) * turn);
            const quint32 object = site.hasOffset ? quint32(site.objects[0]) : unknownObject;
            result.append(eventText(quint32(number) | object << siteBits, offset, words.take(site.payloadWords)));
        }
    }
    return result;
}

QStringList TraceBuffer::eventsIn(Words &words, QSet<quint32> &streaks) const
{
    QStringList result;
    QHash<quint32, quint64> offsets; // the last of each site
    const quint32 bits = shortSiteBits(quint64(m_kernel.sites.size()));
    while (words.next < words.count) {
        quint32 header = words.take();
        const bool isShort = header & shortEvent;
        quint64 offset = isShort ? (header & ~shortEvent) >> bits : 0;
        const quint32 number = isShort ? header & ((1u << bits) - 1) : siteOf(header);
        const qsizetype streak = qsizetype(number) - m_kernel.sites.size();
        if (streak >= 0 && streak < m_kernel.streaks.size()) {
            streaks.insert(quint32(streak));
            result += streakIn(words, m_kernel.streaks[streak], offsets);
            continue;
        }
        if (streak >= 0)
            return result + QStringList{QStringLiteral("no such site")};
        const AccessSite &site = m_kernel.sites[int(number)];
        if (isShort && (!site.hasOffset || site.anyObject || site.objects.size() != 1))
            return result + QStringList{QStringLiteral("a short event without its object")};
        if (isShort) {
            header = number | quint32(site.objects[0]) << siteBits;
        } else if (site.hasOffset) {
            offset = words.take();
            if (header & wide)
                offset |= quint64(words.take()) << 32;
        }
        offsets[number] = offset;
        result.append(eventText(header, offset, words.take(site.payloadWords)));
    }
    return result;
}

QStringList TraceBuffer::events(const QByteArray &recorded, quint32 group, quint32 item) const
{
    Words words = wordsOf(recorded, group, item);
    QSet<quint32> streaks;
    return eventsIn(words, streaks);
}

int TraceBuffer::streaks(const QByteArray &recorded) const
{
    QSet<quint32> all;
    for (quint32 segment = 0; segment < m_segments; ++segment) {
        Words words = wordsOf(recorded, segment / m_groupSize, segment % m_groupSize);
        eventsIn(words, all);
    }
    return int(all.size());
}

QStringList TraceBuffer::faults(const QByteArray &recorded) const
{
    QStringList result;
    for (int i = 0; i < int(m_kernel.sites.size()); ++i) {
        const quint64 at = m_faultsAt + quint64(i) * faultSiteWords;
        const quint32 count = wordAt(recorded, at);
        if (count == 0)
            continue;
        const AccessSite &site = m_kernel.sites[i];
        const quint32 object = objectOf(wordAt(recorded, at + 1 + Header));
        QString text = QStringLiteral("%1 %2").arg(site.range.begin.line).arg(QLatin1String(kindName(site.kind)));
        if (site.hasOffset && object < quint32(m_kernel.objects.size()))
            text += u' ' + m_kernel.objects[int(object)].name;
        result.append(text + QStringLiteral(" x%1").arg(count));
    }
    result.sort();
    return result;
}

} // namespace kernelscope
