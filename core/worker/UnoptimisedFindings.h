#pragma once

#include <QList>

#include "analysis/Finding.h"

namespace kernelscope {

/// Whether one of a launch's findings is about the same thing: a kind, an object; of barriers that diverge the barrier, too. A race may be
/// found by other accesses the next time.
bool isAmong(const QList<Finding> &all, const Finding &finding);

/// What a trace that was built without the compiler's optimisation says of one that was built with it.
struct UnoptimisedVerdict
{
    bool isBetter = false;    ///< it is to be taken instead
    QList<Finding> confirmed; ///< of those in doubt
};

/// `doubtful`: those of `optimised` that may come of the compiler. A trace that finds more is no better, unless the other one ends at a
/// barrier to which all work-items come in this one: it has not seen what follows.
UnoptimisedVerdict judgeUnoptimised(const QList<Finding> &optimised, const QList<Finding> &doubtful, const QList<Finding> &unoptimised);

} // namespace kernelscope
