#pragma once

#include <vector>

#include <QList>

#include "trace/AccessSite.h"
#include "trace/BoundObject.h"
#include "trace/TraceFault.h"
#include "trace/TraceLaunch.h"
#include "trace/WordColumn.h"

namespace kernelscope {

/// Turns of a loop: events `first` to `first + count`, of which each `width` have the heads of the `width` before them, and offsets as much
/// further as all the others.
struct EventRun
{
    quint32 first = 0;
    quint32 count = 0;
    quint32 width = 1;
};

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
    std::vector<quint32> firstEvents; ///< of each work-item of the recorded groups, and one after the last
    WordColumn heads;                 ///< EventHead
    WordColumn offsets;               ///< bytes from the object's start; the fences of barriers and fences
    WordColumn values;                ///< the payload's only word, or where in the pool it is
    WordColumn pool;
    std::vector<EventRun> runs;       ///< some of those that there are, ascending: what is known of them need not be looked for
    std::vector<bool> withoutValues;  ///< of each site: not all of its loads were recorded with their values, which are 0; empty: none
    std::vector<quint64> faultCounts; ///< of each site, over the whole launch
    std::vector<TraceFault> faults;   ///< the first ones of each site
    QString damage = {};              ///< a sentence on the first words that could not be read; empty: there were none. Not in files
};

} // namespace kernelscope
