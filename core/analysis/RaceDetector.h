#pragma once

#include <vector>

#include "analysis/AccessClass.h"
#include "analysis/GroupWalk.h"
#include "analysis/LazyCells.h"
#include "analysis/RaceCell.h"
#include "analysis/RacePairs.h"
#include "analysis/SharedObjects.h"

namespace kernelscope {

/// Looks for races in one kind of memory. A first pass keeps one cell for each unit of memory and finds the units where
/// a race is possible at all; only of those are the accesses gathered and compared with each other. A launch without
/// races costs one pass.
class RaceDetector
{
public:
    RaceDetector(const Trace &trace, AddressSpace memory, RacePairs &pairs);

    void run();

private:
    struct Unit
    {
        int object = 0;
        quint64 number = 0;
        auto operator<=>(const Unit &) const = default;
    };
    bool mayRace(const IntervalUse &use) const;
    void walkInterval(BarrierInterval interval, quint32 item, quint32 group);
    void touchByCopy(quint32 event, quint8 access, quint32 group);
    void touch(const UnitRange &units, quint8 access, quint32 item, quint32 group);
    template <typename Visit> void judge(std::vector<Unit> &units, const RacyPlace &place, const Visit &visit);
    void gather(RacyAccess access, bool betweenGroups, std::size_t first, std::vector<std::vector<RacyAccess>> &lists);
    void judgeEpoch(const GroupWalk &walk);
    void judgeLaunch();

    Trace m_trace;
    bool m_global;
    RacePairs &m_pairs;
    AccessClasses m_classes;
    SharedObjects m_objects;
    std::vector<int> m_vectorBytes;           ///< by site: of the vector whose components race with each other
    std::vector<bool> m_manyWidths;           ///< by canonical object: of atomics
    std::vector<LazyCells<RaceCell>> m_cells; ///< by canonical object
    quint32 m_stamp = 0;
    std::vector<Unit> m_inGroup;       ///< of the present epoch
    std::vector<Unit> m_betweenGroups; ///< of the launch
};

} // namespace kernelscope
