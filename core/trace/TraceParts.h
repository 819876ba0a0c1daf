#pragma once

#include <vector>

#include <QList>

#include "trace/AccessSite.h"
#include "trace/BoundObject.h"
#include "trace/TraceFault.h"
#include "trace/TraceLaunch.h"
#include "trace/WordColumn.h"

namespace kernelscope {

/// All that a Trace is made of, as whoever records, reads or invents one fills it in.
/// Events lie work-item after work-item. An event takes one word in each of the three columns; a value wider than a
/// word, both values of an atomic, lengths of copies and upper halves of offsets lie in the pool from the word on that
/// its value column names.
struct TraceParts
{
    TraceLaunch launch;
    QList<AccessSite> sites;
    QList<BoundObject> objects;
    std::vector<quint64> groups;      ///< linear ids of the recorded groups, ascending
    std::vector<quint32> firstEvents; ///< of each work-item of the recorded groups, and one behind the last
    WordColumn heads;                 ///< EventHead
    WordColumn offsets;               ///< bytes from the object's start; the fences of barriers and fences
    WordColumn values;                ///< the payload's only word, or where in the pool it is
    WordColumn pool;
    std::vector<quint64> faultCounts; ///< of each site, over the whole launch
    std::vector<TraceFault> faults;   ///< the first ones of each site
};

} // namespace kernelscope
