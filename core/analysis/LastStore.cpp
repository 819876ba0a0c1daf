#include "analysis/LastStore.h"

#include <algorithm>

namespace kernelscope {

static bool isStore(SiteKind kind)
{
    return kind == SiteKind::Store || kind == SiteKind::Atomic || kind == SiteKind::AsyncWrite;
}

std::optional<EventIndex> lastStoreTo(const Trace &trace, const QString &buffer, quint64 element, const std::stop_token &stop)
{
    std::vector<bool> isBuffer;
    for (const BoundObject &object : trace.objects())
        isBuffer.push_back(object.name == buffer && object.memory != AddressSpace::Local);
    std::optional<EventIndex> last;
    int lastPhase = -1;
    for (int event = 0; event < trace.eventCount(); ++event) {
        if (event % (1 << 16) == 0 && stop.stop_requested())
            return std::nullopt;
        const TraceEvent access = trace.event(EventIndex(event));
        const auto object = std::size_t(access.object.value);
        if (object >= isBuffer.size() || !isBuffer[object] || access.outOfBounds || !isStore(trace.site(access.site).kind))
            continue;
        const auto size = quint64(std::max(1, trace.objects()[access.object.value].elementSize));
        const quint64 first = quint64(access.offset) / size, end = (quint64(access.offset) + std::max<quint64>(1, access.size) - 1) / size;
        if (element < first || element > end)
            continue;
        if (const int phase = trace.phaseOf(EventIndex(event)); phase >= lastPhase) {
            last = EventIndex(event);
            lastPhase = phase;
        }
    }
    return last;
}

} // namespace kernelscope
