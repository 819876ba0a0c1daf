#include "trace/Trace.h"

#include <algorithm>
#include <bit>
#include <limits>

#include <QtNumeric>

#include "support/EnumRange.h"
#include "trace/EventSurvey.h"
#include "trace/ImageAccess.h"
#include "trace/TraceCheck.h"

namespace kernelscope {

namespace {

TraceParts noEvents()
{
    TraceParts parts;
    parts.firstEvents = {0};
    return parts;
}

} // namespace

QString memoryName(AddressSpace memory)
{
    using enum AddressSpace;
    static constexpr std::pair<AddressSpace, QStringView> names[] = {
        {None, u""},           {Global, u"global"}, {Local, u"local"}, {Constant, u"constant"},
        {Private, u"private"}, {Generic, u""},      {Image, u"image"}};
    static_assert(isTableOf(names));
    return names[std::size_t(memory)].second.toString();
}

int ObjectUse::unitShift() const
{
    return alignment == 0 ? 0 : std::min(std::countr_zero(alignment), 6);
}

int poolWords(const AccessSite &site)
{
    return site.payloadWords > 1 ? site.payloadWords : 0;
}

CopyExtent copyExtent(const quint32 *payload)
{
    return {quint64(payload[1]) << 32 | payload[0], quint64(payload[3]) << 32 | payload[2]};
}

quint64 CopyExtent::span(quint64 elementSize) const
{
    if (count == 0)
        return 0;
    quint64 bytes = 0;
    if (qMulOverflow(count - 1, stride, &bytes) || qAddOverflow(bytes, quint64(1), &bytes) || qMulOverflow(bytes, elementSize, &bytes))
        return std::numeric_limits<quint64>::max();
    return bytes;
}

Trace::Trace() : Trace(std::make_shared<const Data>(Data{noEvents(), {}})) {}

Result<Trace> Trace::fromRecorded(TraceParts parts)
{
    if (const auto checked = checkParts(parts); !checked)
        return fail(checked.error());
    auto survey = surveyEvents(parts);
    if (!survey) {
        leaveOutWrongEvents(parts);
        survey = surveyEvents(parts);
    }
    if (!survey)
        return fail(survey.error());
    parts.runs = {};
    return Trace(std::make_shared<const Data>(Data{std::move(parts), std::move(*survey)}));
}

Result<Trace> Trace::fromParts(TraceParts parts)
{
    if (const auto checked = checkParts(parts); !checked)
        return fail(checked.error());
    auto survey = surveyEvents(parts);
    if (!survey)
        return fail(survey.error());
    parts.runs = {};
    return Trace(std::make_shared<const Data>(Data{std::move(parts), std::move(*survey)}));
}

WorkItemSlot Trace::workItemOf(EventIndex event) const
{
    const auto firsts = firstEvents();
    const auto next = std::upper_bound(firsts.begin(), firsts.end(), quint32(event.value));
    return WorkItemSlot(int(next - firsts.begin()) - 1);
}

std::optional<GroupSlot> Trace::slotOf(quint64 group) const
{
    const auto found = std::lower_bound(groups().begin(), groups().end(), group);
    if (found == groups().end() || *found != group)
        return std::nullopt;
    return GroupSlot(int(found - groups().begin()));
}

Extent Trace::groupId(GroupSlot group) const
{
    return launch().groupId(groups()[std::size_t(group.value)]);
}

Extent Trace::localId(WorkItemSlot item) const
{
    return launch().localId(quint64(item.value % itemsOfGroup()));
}

Extent Trace::globalId(WorkItemSlot item) const
{
    return launch().globalId(groups()[std::size_t(groupOf(item).value)], quint64(item.value % itemsOfGroup()));
}

TraceEvent Trace::event(EventIndex index) const
{
    const auto i = std::size_t(index.value);
    const EventHead head{heads()[i]};
    TraceEvent event{SiteIndex(head.site()), ObjectIndex(head.object()), head.outOfBounds(), qint64(offsets()[i]), 0};
    if (head.wide())
        event.offset = qint64(quint64(pool()[values()[i]]) << 32 | offsets()[i]);
    const AccessSite &at = site(event.site);
    event.size = quint64(at.sizeInBytes);
    if (isAsyncCopy(at.kind))
        event.size = copyExtent(valueWords(index)).span(event.size);
    else if (isImageAccess(at.kind))
        setPixel(event, index);
    return event;
}

/// An image's pixels have no addresses that a kernel could see: the offset is that of the first pixel as the BoundObject lists them; what
/// lies outside of the image is put before or after it.
void Trace::setPixel(TraceEvent &event, EventIndex index) const
{
    if (event.object.value >= objects().size())
        return;
    const BoundObject &image = objects()[event.object.value];
    event.size = quint64(image.elementSize);
    const quint32 *coordinate = valueWords(index);
    if (event.outOfBounds) {
        const bool isBefore = std::any_of(coordinate, coordinate + 3, [](quint32 word) { return word >> 31 != 0; });
        event.offset = isBefore ? -qint64(image.elementSize) : qint64(image.sizeInBytes);
    } else if (const ImageTexels place = imageTexels(site(event.site), image, coordinate); place.count > 0) {
        event.offset = qint64(place.texels[0].element) * image.elementSize;
    }
}

int Trace::phaseOf(EventIndex index) const
{
    const quint32 first = quint32(firstEvent(workItemOf(index)).value);
    const auto from = std::ranges::lower_bound(meetings(), first);
    const auto to = std::ranges::lower_bound(meetings(), quint32(index.value));
    return int(std::count_if(from, to,
                             [&](quint32 event) { return site(SiteIndex(EventHead{heads()[event]}.site())).kind == SiteKind::Barrier; }));
}

std::span<const IntervalUse> Trace::intervalsOf(GroupSlot group) const
{
    const std::vector<quint32> &firsts = m_data->survey.firstIntervals;
    const auto g = std::size_t(group.value);
    return std::span(m_data->survey.intervals).subspan(firsts[g], firsts[g + 1] - firsts[g]);
}

const quint32 *Trace::valueWords(EventIndex index) const
{
    const auto i = std::size_t(index.value);
    const EventHead head{heads()[i]};
    if (head.wide())
        return pool().data() + values()[i] + 1;
    return poolWords(site(SiteIndex(head.site()))) > 0 ? pool().data() + values()[i] : values().data() + i;
}

quint64 Trace::sizeInMemory() const
{
    const TraceParts &p = m_data->parts;
    const EventSurvey &s = m_data->survey;
    return 4 * (p.heads.size() + p.offsets.size() + p.values.size() + p.pool.size() + p.firstEvents.size() + s.meetings.size()) +
           8 * (p.groups.size() + s.intervals.size()) + s.fences.size();
}

EventsBySite::EventsBySite(const Trace &trace)
{
    m_firsts.assign(std::size_t(trace.sites().size()) + 1, 0);
    for (int s = 0; s < trace.sites().size(); ++s)
        m_firsts[std::size_t(s) + 1] = m_firsts[std::size_t(s)] + quint32(trace.eventsAt(SiteIndex(s)));
    m_events.resize(std::size_t(trace.eventCount()));
    std::vector<quint32> next = m_firsts;
    for (int i = 0; i < trace.eventCount(); ++i)
        m_events[next[std::size_t(EventHead{trace.heads()[std::size_t(i)]}.site())]++] = EventIndex(i);
}

std::span<const EventIndex> EventsBySite::operator[](SiteIndex site) const
{
    const auto s = std::size_t(site.value);
    return std::span(m_events).subspan(m_firsts[s], m_firsts[s + 1] - m_firsts[s]);
}

} // namespace kernelscope
