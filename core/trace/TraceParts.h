#pragma once

#include <vector>

#include <QList>

#include "trace/AccessSite.h"
#include "trace/TraceLaunch.h"
#include "trace/TraceObject.h"
#include "trace/WordColumn.h"

namespace kernelscope {

/// All that a Trace is made of, as whoever records, reads or invents one fills it in.
/// Events lie work-item after work-item. An event takes one word in each of the three columns; what does not fit (values wider
/// than a word, both values of an atomic, lengths of copies, upper halves of offsets) lies in the pool from the word on that its
/// value column names.
struct TraceParts
{
    TraceLaunch launch;
    QList<AccessSite> sites;
    QList<TraceObject> objects;
    std::vector<quint64> groups;      ///< linear ids of the recorded groups, ascending
    std::vector<quint32> firstEvents; ///< of each work-item of the recorded groups, and one behind the last
    WordColumn heads;                 ///< EventHead
    WordColumn offsets;               ///< bytes from the object's start; fence flags; a vote
    WordColumn values;                ///< the value, or where in the pool it is
    WordColumn pool;
};

} // namespace kernelscope
