#include "analysis/DataRaces.h"

#include "analysis/RaceDetector.h"

namespace kernelscope {

QList<Finding> findDataRaces(const Trace &trace)
{
    RacePairs pairs(trace, nullptr);
    RaceDetector(trace, MemoryKindOfSite::Local, pairs).run();
    RaceDetector(trace, MemoryKindOfSite::Global, pairs).run();
    return pairs.findings();
}

} // namespace kernelscope
