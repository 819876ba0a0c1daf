#include "analysis/DataRaces.h"

#include "analysis/AsyncCopyRaces.h"
#include "analysis/AtomicOrdering.h"
#include "analysis/ImageRaces.h"
#include "analysis/RaceDetector.h"

namespace kernelscope {

QList<Finding> findDataRaces(const Trace &trace)
{
    RacePairs pairs(trace);
    const bool ordering = mayOrder(trace);
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
