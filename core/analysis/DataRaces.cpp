#include "analysis/DataRaces.h"

#include "analysis/AsyncCopyRaces.h"
#include "analysis/AtomicOrdering.h"
#include "analysis/ImageRaces.h"
#include "analysis/RaceDetector.h"

namespace kernelscope {

QList<Finding> findDataRaces(const Trace &trace)
{
    const bool ordering = mayOrder(trace);
    if (ordering && trace.launch().lostEvents > 0)
        return findImageRaces(trace); // what orders two accesses may be among the lost events
    RacePairs pairs(trace);
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Global}) {
        const AtomicOrdering order(trace, memory);
        pairs.setOrder(ordering ? &order : nullptr);
        RaceDetector(trace, memory, pairs).run();
        pairs.setOrder(nullptr);
        addAsyncCopyRaces(trace, memory, pairs);
    }
    return pairs.findings() + findImageRaces(trace);
}

} // namespace kernelscope
