#include "trace/TraceDecoder.h"

#include <algorithm>

#include "trace/EventSurvey.h"
#include "trace/SegmentReader.h"
#include "trace/TraceCheck.h"

namespace kernelscope {

namespace {

using namespace traceLayout;

quint64 twoWords(std::span<const quint32> buffer, quint64 position)
{
    return quint64(buffer[position + 1]) << 32 | buffer[position];
}

class Decoder
{
public:
    Decoder(const RecordedLaunch &recorded, std::span<const quint32> buffer, SlotRange groups)
        : m_recorded(recorded), m_buffer(buffer), m_groups(groups), m_firstSegment(groups.first * recorded.launch.itemsOfGroup()),
          m_endSegment(m_firstSegment + groups.count * recorded.launch.itemsOfGroup())
    {
    }

    Result<Trace> decode();

private:
    Result<void> checkHeader() const;
    bool tableFits(HeaderWord which, quint64 words) const;
    Result<Segment> segment(quint64 number) const;
    Result<void> readSegments(SegmentReader &reader);
    void readFaults();

    const RecordedLaunch &m_recorded;
    std::span<const quint32> m_buffer;
    SlotRange m_groups;
    quint64 m_firstSegment;
    quint64 m_endSegment;
    TraceParts m_parts;
};

Result<Trace> Decoder::decode()
{
    if (const auto header = checkHeader(); !header)
        return fail(header.error());
    m_parts.launch = m_recorded.launch;
    m_parts.sites = m_recorded.sites;
    m_parts.objects = m_recorded.objects;
    const auto first = m_recorded.groups.begin() + std::ptrdiff_t(m_groups.first);
    m_parts.groups.assign(first, first + std::ptrdiff_t(m_groups.count));
    SegmentReader reader(m_recorded.sites, m_recorded.streaks, m_recorded.mostSparedWords, m_parts);
    if (const auto read = readSegments(reader); !read)
        return fail(read.error());
    readFaults();
    return Trace::fromRecorded(std::move(m_parts));
}

bool Decoder::tableFits(HeaderWord which, quint64 words) const
{
    const quint64 position = m_buffer[which];
    return position <= m_buffer.size() && words <= m_buffer.size() - position;
}

Result<void> Decoder::checkHeader() const
{
    if (m_buffer.size() < headerWords || m_buffer[Magic] != magic)
        return fail(QStringLiteral("The trace buffer's first words are not those that the host put there: the kernel wrote over "
                                   "them. Trace fewer work-groups, or look for stores through wild pointers."));
    const quint64 lanes = m_buffer[Lanes];
    if (lanes < 1 || lanes > mostLanes)
        return fail(QStringLiteral("The trace buffer has blocks of %1 lanes; there can be 1 to %2.").arg(lanes).arg(mostLanes));
    const quint64 segments = m_recorded.groups.size() * m_recorded.launch.itemsOfGroup();
    const quint64 blocks = (segments + lanes - 1) / lanes;
    if (!tableFits(Items, segments * itemWords) || !tableFits(Blocks, blocks * blockWords) ||
        !tableFits(Faults, quint64(m_recorded.sites.size()) * faultSiteWords))
        return fail(QStringLiteral("The trace buffer of %1 words is too short for its tables.").arg(m_buffer.size()));
    return {};
}

Result<Segment> Decoder::segment(quint64 number) const
{
    const quint64 lanes = m_buffer[Lanes];
    const quint64 block = m_buffer[Blocks] + number / lanes * blockWords;
    const quint64 item = m_buffer[Items] + number * itemWords;
    Segment segment;
    segment.lanes = lanes;
    segment.capacity = m_buffer[block + Capacity];
    segment.needed = twoWords(m_buffer, item + NeededLow);
    segment.spared = m_buffer[item + Spared];
    segment.finished = m_buffer[item + Finished] != 0;
    const quint64 begin = twoWords(m_buffer, block + BeginLow);
    if (begin > m_buffer.size() || segment.capacity * lanes > m_buffer.size() - begin)
        return fail(QStringLiteral("The trace buffer's table of segments points outside the buffer."));
    segment.words = m_buffer.data() + begin + number % lanes;
    return segment;
}

Result<void> Decoder::readSegments(SegmentReader &reader)
{
    quint64 words = 0;
    quint64 spared = 0;
    for (quint64 s = m_firstSegment; s < m_endSegment; ++s) {
        const auto at = segment(s);
        if (!at)
            return fail(at.error());
        words += std::min(at->needed, at->capacity);
        spared += at->spared;
    }
    if (words > m_buffer.size())
        return fail(QStringLiteral("The trace buffer's segments overlap: the kernel wrote over their table."));
    reader.reserve(words, std::min(spared, m_recorded.mostSparedWords));
    m_parts.firstEvents.reserve(m_endSegment - m_firstSegment + 1);
    m_parts.firstEvents.push_back(0);
    for (quint64 s = m_firstSegment; s < m_endSegment; ++s) {
        if (const auto read = reader.read(*segment(s)); !read)
            return fail(QStringLiteral("The trace of work-group %1 can't be read: %2")
                            .arg(m_recorded.groups[s / m_recorded.launch.itemsOfGroup()])
                            .arg(read.error().message));
        if (!reader.damage().isEmpty())
            noteDamage(m_parts, std::size_t(s - m_firstSegment), reader.damage());
        m_parts.firstEvents.push_back(quint32(reader.eventCount()));
    }
    reader.finish();
    return {};
}

/// The first ones that work-items came to, in an order that is the same where they come to them in another one.
void Decoder::readFaults()
{
    m_parts.faultCounts.resize(std::size_t(m_recorded.sites.size()));
    for (qsizetype s = 0; s < m_recorded.sites.size(); ++s) {
        const quint64 table = m_buffer[Faults] + quint64(s) * faultSiteWords;
        const quint32 count = m_buffer[table];
        quint32 possible = 0;
        const auto begin = qsizetype(m_parts.faults.size());
        for (quint32 f = 0; f < std::min(count, faultsPerSite); ++f) {
            const quint64 at = table + 1 + f * faultWords;
            const TraceFault fault{EventHead{m_buffer[at + Header]}, m_buffer[at + Group],
                                   m_buffer[at + LocalItem],         qint64(twoWords(m_buffer, at + OffsetLow)),
                                   int(m_buffer[at + Related] - 1),  qint64(twoWords(m_buffer, at + SecondLow))};
            if (!isPossible(m_parts, fault))
                continue;
            m_parts.faults.push_back(fault);
            ++possible;
        }
        std::ranges::stable_sort(m_parts.faults.begin() + begin, m_parts.faults.end(), {},
                                 [](const TraceFault &fault) { return std::pair(fault.group, fault.localItem); });
        const bool isWhole = possible == std::min(count, faultsPerSite);
        m_parts.faultCounts[std::size_t(s)] = isWhole ? count : possible;
        if (!isWhole && m_parts.damage.isEmpty())
            m_parts.damage =
                QStringLiteral("What went wrong at the access site of line %1 can't be read.").arg(m_recorded.sites[s].range.begin.line);
        m_parts.launch.lostEvents += !isWhole;
    }
}

} // namespace

Result<Trace> decodeTrace(const RecordedLaunch &recorded, std::span<const quint32> buffer)
{
    return decodeTrace(recorded, buffer, {0, recorded.groups.size()});
}

Result<Trace> decodeTrace(const RecordedLaunch &recorded, std::span<const quint32> buffer, SlotRange groups)
{
    return Decoder(recorded, buffer, groups).decode();
}

BoundObject boundObject(const TracedObject &object)
{
    return {.name = object.name,
            .memory = object.memory,
            .typeName = object.typeName,
            .elementSize = qMax(object.elementSize, 1),
            .sizeInBytes = object.sizeInBytes,
            .dimensions = object.dimensions,
            .initialised = object.memory != AddressSpace::Local && object.memory != AddressSpace::Private,
            .parameter = object.argument >= 0 ? object.name : QString(),
            .isRestrict = object.isRestrict};
}

} // namespace kernelscope
