#include "tests/support/TraceEncoding.h"

#include <algorithm>

#include "trace/SiteTraits.h"

namespace kernelscope {

using namespace traceLayout;

namespace {

/// Where the event can be a short one, its header; else 0.
quint32 shortHeader(const Trace &trace, const TraceEvent &event)
{
    const AccessSite &site = trace.site(event.site);
    const quint32 bits = shortSiteBits(quint64(trace.sites().size()));
    if (!site.hasOffset || onlyObject(site) != event.object.value || event.outOfBounds || quint64(event.offset) >> (shortBits - bits))
        return 0;
    return quint32(event.site.value) | quint32(event.offset) << bits | shortEvent;
}

std::vector<quint32> segmentOf(const Trace &trace, WorkItemSlot item, EventWords form)
{
    std::vector<quint32> words;
    for (int i = trace.firstEvent(item).value; i < trace.endEvent(item).value; ++i) {
        const EventHead head{trace.heads()[std::size_t(i)]};
        const AccessSite &site = trace.site(SiteIndex(head.site()));
        const TraceEvent event = trace.event(EventIndex(i));
        const quint32 all = form == EventWords::Fewest ? shortHeader(trace, event) : 0;
        words.push_back(all ? all : head.word);
        if (site.hasOffset && !all) {
            words.push_back(quint32(event.offset));
            if (head.wide())
                words.push_back(quint32(quint64(event.offset) >> 32));
        }
        const quint32 *payload = trace.valueWords(EventIndex(i));
        words.insert(words.end(), payload, payload + site.payloadWords);
    }
    return words;
}

void appendFaults(std::vector<quint32> &buffer, const Trace &trace)
{
    buffer[Faults] = quint32(buffer.size());
    const std::size_t table = buffer.size();
    buffer.resize(table + std::size_t(trace.sites().size()) * faultSiteWords);
    std::vector<quint32> listed(std::size_t(trace.sites().size()));
    for (const TraceFault &fault : trace.faults()) {
        const auto site = std::size_t(fault.head.site());
        quint32 *at = buffer.data() + table + site * faultSiteWords;
        *at = quint32(trace.faultsAt(SiteIndex(int(site))));
        at += 1 + listed[site]++ * faultWords;
        at[Group] = quint32(fault.group);
        at[LocalItem] = fault.localItem;
        at[Header] = fault.head.word;
        at[OffsetLow] = quint32(fault.offset);
        at[OffsetHigh] = quint32(quint64(fault.offset) >> 32);
        at[Related] = quint32(fault.related + 1);
        at[SecondLow] = quint32(fault.second);
        at[SecondHigh] = quint32(quint64(fault.second) >> 32);
    }
}

} // namespace

std::vector<quint32> encodedTrace(const Trace &trace, quint32 missing, EventWords form)
{
    const auto items = std::size_t(trace.workItemCount());
    const std::size_t lanes = lanesFor(quint64(trace.itemsOfGroup()));
    const std::size_t blocks = (items + lanes - 1) / lanes;
    std::vector<quint32> buffer(headerWords);
    buffer[Magic] = magic;
    buffer[Lanes] = quint32(lanes);
    appendFaults(buffer, trace);
    buffer[Items] = quint32(buffer.size());
    buffer.resize(buffer.size() + items * itemWords);
    buffer[Blocks] = quint32(buffer.size());
    buffer.resize(buffer.size() + blocks * blockWords);
    for (std::size_t block = 0; block < blocks; ++block) {
        std::vector<std::vector<quint32>> segments;
        std::size_t capacity = 0;
        for (std::size_t s = block * lanes; s < std::min(items, (block + 1) * lanes); ++s) {
            segments.push_back(segmentOf(trace, WorkItemSlot(int(s)), form));
            capacity = std::max(capacity, segments.back().size());
            buffer[buffer[Items] + s * itemWords + NeededLow] = quint32(segments.back().size());
            buffer[buffer[Items] + s * itemWords + Finished] = 1;
        }
        capacity -= std::min<std::size_t>(capacity, missing);
        buffer[buffer[Blocks] + block * blockWords + BeginLow] = quint32(buffer.size());
        buffer[buffer[Blocks] + block * blockWords + Capacity] = quint32(capacity);
        const std::size_t begin = buffer.size();
        buffer.resize(begin + capacity * lanes);
        for (std::size_t lane = 0; lane < segments.size(); ++lane) {
            for (std::size_t k = 0; k < std::min(capacity, segments[lane].size()); ++k)
                buffer[begin + k * lanes + lane] = segments[lane][k];
        }
    }
    return buffer;
}

std::vector<quint32> withStreak(std::vector<quint32> buffer, const RecordedLaunch &recorded, const std::vector<quint32> &behind)
{
    buffer.push_back(quint32(recorded.sites.size()) | unknownObject << siteBits);
    buffer.insert(buffer.end(), behind.begin(), behind.end());
    buffer[buffer[Items] + NeededLow] += quint32(behind.size() + 1);
    buffer[buffer[Blocks] + Capacity] += quint32(behind.size() + 1);
    return buffer;
}

RecordedLaunch recordedLaunch(const Trace &trace)
{
    return {trace.launch(), trace.sites(), {}, trace.objects(), {trace.groups().begin(), trace.groups().end()}};
}

} // namespace kernelscope
