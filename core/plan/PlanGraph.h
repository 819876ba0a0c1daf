#pragma once

#include "plan/CommandAccesses.h"
#include "plan/CommandKind.h"
#include "support/Error.h"

namespace kernelscope {

/// A step of the plan, or a transfer that was added for it, with all its executions.
struct GraphStep
{
    QString name;
    CommandKind kind = CommandKind::Launch;
    QString queue;
    QString stepPath; ///< empty: added
    int executions = 0;
    QStringList reads; ///< buffers
    QStringList writes;

    bool operator==(const GraphStep &) const = default;
    KERNELSCOPE_FIELDS(name, kind, queue, stepPath, executions, reads, writes)
};

/// Kept: the plan orders the two. Missing: nothing does, and both were seen to touch the same bytes. Possible: nothing does, and nobody saw
/// which bytes a launch touches. Needless: an `after` of two that share no buffer, by which nothing else is kept in order.
enum class DependencyKind { Kept, Missing, Possible, Needless };

/// Of the step `to` on `from`, through one buffer. From a later step to an earlier one, or to itself: in the next round of a `repeat`.
struct GraphDependency
{
    int from = 0;
    int to = 0;
    DependencyKind kind = DependencyKind::Kept;
    QString buffer;       ///< empty: Needless
    bool isAfter = false; ///< the step names the other in its `after`
    bool fromWrites = false;
    bool toWrites = false;
    ByteRange bytes;            ///< the first that both touch
    int elementSize = 1;        ///< bytes
    quint64 count = 1;          ///< pairs of executions
    SourcePlace fromPlace = {}; ///< of traced launches: in their kernels
    SourcePlace toPlace = {};

    bool operator==(const GraphDependency &) const = default;
    KERNELSCOPE_FIELDS(from, to, kind, buffer, isAfter, fromWrites, toWrites, bytes, elementSize, count, fromPlace, toPlace)
};

/// The steps of a plan that move or change data, in the order of their first executions, and what each has to wait for, by the buffers that
/// they share. What a dependency through the same buffer on a step in between says already is left out.
struct PlanGraph
{
    QList<GraphStep> steps;
    QList<GraphDependency> dependencies;

    bool operator==(const PlanGraph &) const = default;
    KERNELSCOPE_FIELDS(steps, dependencies)
};

PlanGraph planGraph(const Plan &plan, const ProgramSignature &signature, const TracedAccesses &traced = {});

CommandKind commandKind(const PlannedCommand &command);

} // namespace kernelscope
