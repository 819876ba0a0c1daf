#pragma once

#include "run/ComparedPlan.h"
#include "run/SweepRun.h"

namespace kernelscope {

/// A computation in a run of a sweep: a launch, or several that are steps of one (ComparedPlan).
struct ComparedRow
{
    SweepPoint point;
    LaunchTiming timing;                     ///< of all its steps, one after the other; its name "apart + sums"
    QList<QPair<QString, double>> perSecond; ///< by unit of the work
    bool isFastest = false;         ///< of several rows of this run without a fault, or, where one computation is compared, of all runs
    QList<LaunchTiming> steps = {}; ///< where there are several, or one that was executed more than once
    QString fault = {};             ///< in few words, why its time counts for nothing: "a check fails"; empty: none is known

    bool hasOneLocal() const; ///< false: the steps have local sizes of their own
    bool operator==(const ComparedRow &) const = default;
};

/// The launches named, all where none is, of those runs that gave times. Of a launch that was executed more than once in each repetition
/// the time is that of all its executions together.
QList<ComparedRow> comparedRows(const QList<SweepRun> &runs, const QStringList &launches, const ComparedPlan &plan = {});

} // namespace kernelscope
