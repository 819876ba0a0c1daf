#pragma once

#include <QString>
#include <QStringList>

#include "plan/NDRange.h"

namespace kernelscope {

constexpr quint64 defaultTraceBudget = 2'000'000; ///< events of one launch

/// What is to be recorded of a plan's launches.
struct TraceOptions
{
    QString onlyLaunch;                  ///< the one launch to run; empty: the whole plan
    quint64 budget = defaultTraceBudget; ///< events of each launch; 0: all, in as many batches as it takes
    Sizes group = {};                    ///< the id of a work-group to record in any case; empty: the first one
    quint64 loopBudget = 0;              ///< iterations after which a loop is left; 0: as many as a few seconds allow
    /// Write .kstrace files, and add up sites and phases. False: nobody looks at the trace itself. Then the pieces may be small, and are
    /// without the values of loads that lie in loops of nothing else until they are wanted.
    bool keepTraces = true;
    bool runUntraced = true;    ///< each launch also as it is, after its traced one, where that is safe, and compare
    QStringList endless = {};   ///< steps whose launches did not come to an end untraced, which was tried: not to be run untraced again
    QString steppedLaunch = {}; ///< of one work-group of this launch record each statement, and what private variables hold; empty: of none
    Sizes item = {};            ///< the global id of a work-item of steppedLaunch whose work-group that is; empty: the one of `group`
    QString watchedBuffer = {}; ///< of a launch that is recorded in several batches, the one is kept that stores last to an element of this
                                ///< one; empty: that with the work-group
    quint64 watchedElement = 0;
    bool dataflow = false; ///< follow values through private variables: more events, and pictures of where values came from

    bool operator==(const TraceOptions &) const = default;
    KERNELSCOPE_FIELDS(onlyLaunch, budget, group, loopBudget, keepTraces, runUntraced, endless, steppedLaunch, item, watchedBuffer,
                       watchedElement, dataflow)
};

} // namespace kernelscope
