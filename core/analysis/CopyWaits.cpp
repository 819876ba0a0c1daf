#include "analysis/CopyWaits.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "trace/CopyEvents.h"

namespace kernelscope {

namespace {

bool isAwaited(const AwaitedCopy &copy, quint64 events, quint32 started)
{
    if (events & everyCopy || copy.given == 0)
        return true;
    const quint32 back = started - copy.given;
    return back < awaitedCopies && events >> back & 1;
}

AwaitedCopy startedCopy(const Trace &trace, const AccessSite &site, quint32 event, quint32 number, int waits)
{
    const quint32 back = sharedEvent(site, trace.valueWords(EventIndex(int(event))));
    return {EventIndex(int(event)), number, back == unknownEvent || back >= number ? 0 : number - back, waits, -1};
}

/// Calls see(event, site) for each copy and wait of the work-item, in their order, until it gives false.
template <typename See> void forEachCopyAndWait(const Trace &trace, WorkItemSlot item, const See &see)
{
    const auto meetings = trace.meetings();
    auto at = std::ranges::lower_bound(meetings, quint32(trace.firstEvent(item).value));
    for (; at != meetings.end() && int(*at) < trace.endEvent(item).value; ++at) {
        const AccessSite &site = trace.site(SiteIndex(EventHead{trace.heads()[*at]}.site()));
        if ((site.kind == SiteKind::AsyncRead || site.kind == SiteKind::AsyncWait) && !see(*at, site))
            return;
    }
}

} // namespace

std::vector<AwaitedCopy> awaitedCopiesOf(const Trace &trace, WorkItemSlot item)
{
    std::vector<AwaitedCopy> copies;
    std::vector<std::size_t> open; ///< of those that no wait was for so far
    int waits = 0;
    forEachCopyAndWait(trace, item, [&](quint32 event, const AccessSite &site) {
        const auto started = quint32(copies.size());
        if (site.kind == SiteKind::AsyncRead) {
            open.push_back(copies.size());
            copies.push_back(startedCopy(trace, site, event, started + 1, waits));
            return true;
        }
        const quint64 events = awaitedEvents(site, trace.valueWords(EventIndex(int(event))));
        std::erase_if(open, [&](std::size_t copy) {
            const bool ends = isAwaited(copies[copy], events, started);
            if (ends)
                copies[copy].awaitedBy = waits;
            return ends;
        });
        ++waits;
        return true;
    });
    return copies;
}

std::vector<AwaitedCopy> copiesAwaitedBy(const Trace &trace, EventIndex wait)
{
    std::vector<AwaitedCopy> copies;
    quint64 events = 0;
    forEachCopyAndWait(trace, trace.workItemOf(wait), [&](quint32 event, const AccessSite &site) {
        if (site.kind == SiteKind::AsyncRead)
            copies.push_back(startedCopy(trace, site, event, quint32(copies.size()) + 1, 0));
        else if (event == quint32(wait.value))
            events = awaitedEvents(site, trace.valueWords(wait));
        return event != quint32(wait.value);
    });
    const auto started = quint32(copies.size());
    std::erase_if(copies,
                  [&](const AwaitedCopy &copy) { return events & everyCopy || copy.given == 0 || !isAwaited(copy, events, started); });
    return copies;
}

QString waitedForElse(const Trace &trace, EventIndex wait)
{
    const AccessSite &site = trace.site(trace.event(wait).site);
    const auto given = int(site.payloadWords < waitWords ? 1 : *trace.valueWords(wait) & ~waitsForUnset);
    return (given < 1    ? QStringLiteral("The wait at %1 is for no event.")
            : given == 1 ? QStringLiteral("The wait at %1 is for another event.")
                         : QStringLiteral("The wait at %1 is for other events."))
        .arg(placeText(site));
}

} // namespace kernelscope
