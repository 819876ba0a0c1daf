#include "analysis/DataRaces.h"

#include <optional>

#include "analysis/AsyncCopyRaces.h"
#include "analysis/AtomicOrdering.h"
#include "analysis/ImageRaces.h"
#include "analysis/OrderWithLosses.h"
#include "analysis/RaceDetector.h"

namespace kernelscope {

QList<Finding> findDataRaces(const Trace &trace)
{
    const bool ordering = mayOrder(trace);
    const bool hasLosses = trace.launch().lostEvents > 0;
    const std::optional<OrderWithLosses> withLosses = ordering && hasLosses ? std::optional<OrderWithLosses>(trace) : std::nullopt;
    RacePairs pairs(trace);
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Global}) {
        const AtomicOrdering whole(trace, memory);
        const AccessOrder *const order = withLosses ? static_cast<const AccessOrder *>(&*withLosses) : &whole;
        pairs.setOrder(ordering ? order : nullptr);
        RaceDetector(trace, memory, pairs).run();
        pairs.setOrder(nullptr);
        addAsyncCopyRaces(trace, memory, pairs);
    }
    return pairs.findings() + findImageRaces(trace);
}

} // namespace kernelscope
