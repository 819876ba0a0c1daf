#pragma once

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

enum class Threads { One, Several };

/// All that a trace by itself proves, of every kind, in the order of the places in the source. `threads`: of a long trace, besides the
/// caller's.
QList<Finding> findAll(const Trace &trace, Threads threads = Threads::Several);

/// Adds what a further batch of the same launch gave: findings about the same places and object become one. Accesses
/// out of bounds and loops are counted over the whole launch by every batch, all others over the batch's groups. A read
/// of global memory that turned out to race with a group of another batch is no longer listed as uninitialised.
void addBatch(QList<Finding> &all, const QList<Finding> &batch);

/// Adds those of another recording of the same launch that are not known yet.
void addMissing(QList<Finding> &all, const QList<Finding> &others);

/// A finding of several launches, as it is listed: the same bug is one.
struct ListedFinding
{
    Finding finding;  ///< of the first launch where it is this severe, with the counts of all
    int launch = 0;   ///< that launch: into what was merged
    int index = 0;    ///< into the findings of that launch
    int launches = 1; ///< in how many it was found
    bool operator==(const ListedFinding &) const = default;
};

/// By launch: errors before warnings, else in the order of the launches. Of a bug that is an error in one of them and a warning in another
/// the error is listed; of a lost update the race of its stores is not.
QList<ListedFinding> mergeFindings(const QList<QList<Finding>> &launches);

/// Whether two findings are about the same places and object.
bool sameBug(const Finding &a, const Finding &b);

/// By file, line, column and kind, so that the same trace always gives the same list.
void sortByPlace(QList<Finding> &findings);

} // namespace kernelscope
