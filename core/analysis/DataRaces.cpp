#include "analysis/DataRaces.h"

#include <algorithm>
#include <optional>

#include "analysis/AsyncCopyRaces.h"
#include "analysis/AtomicOrdering.h"
#include "analysis/ImageRaces.h"
#include "analysis/OrderWithLosses.h"
#include "analysis/RaceDetector.h"

namespace kernelscope {

namespace {

QList<Finding> racesBy(const Trace &trace, RaceUnit unit)
{
    const bool ordering = mayOrder(trace);
    const bool hasLosses = trace.launch().lostEvents > 0;
    const std::optional<OrderWithLosses> withLosses = ordering && hasLosses ? std::optional<OrderWithLosses>(trace) : std::nullopt;
    RacePairs pairs(trace, unit);
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Global}) {
        const AtomicOrdering whole(trace, memory);
        const AccessOrder *const order = withLosses ? static_cast<const AccessOrder *>(&*withLosses) : &whole;
        pairs.setOrder(ordering ? order : nullptr);
        RaceDetector(trace, memory, pairs).run();
        pairs.setOrder(nullptr);
        if (unit == RaceUnit::Byte)
            addAsyncCopyRaces(trace, memory, pairs);
    }
    return pairs.findings();
}

} // namespace

QList<Finding> findDataRaces(const Trace &trace)
{
    return racesBy(trace, RaceUnit::Byte) + findImageRaces(trace);
}

QList<Finding> findComponentRaces(const Trace &trace)
{
    const bool hasAny = std::ranges::any_of(trace.sites(), [](const AccessSite &site) { return site.vectorBytes > 0; });
    return hasAny ? racesBy(trace, RaceUnit::Vector) : QList<Finding>();
}

} // namespace kernelscope
