#pragma once

#include "plan/CommandAccesses.h"
#include "support/Error.h"

namespace kernelscope {

/// A step of the plan, or a transfer that was added for it, with all its executions.
struct GraphStep
{
    QString name;
    QString kind; ///< "launch", "write", ...: as in RunEvent
    QString queue;
    QString stepPath; ///< empty: added
    int executions = 0;
    QStringList reads; ///< buffers
    QStringList writes;

    bool operator==(const GraphStep &) const = default;
    static constexpr void fields(const auto &visit)
    {
        using S = GraphStep;
        visit(Field("name", &S::name), Field("kind", &S::kind), Field("queue", &S::queue), Field("stepPath", &S::stepPath),
              Field("executions", &S::executions), Field("reads", &S::reads), Field("writes", &S::writes));
    }
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
    static constexpr void fields(const auto &visit)
    {
        using D = GraphDependency;
        visit(Field("from", &D::from), Field("to", &D::to), Field("kind", &D::kind), Field("buffer", &D::buffer),
              Field("isAfter", &D::isAfter), Field("fromWrites", &D::fromWrites), Field("toWrites", &D::toWrites),
              Field("bytes", &D::bytes), Field("elementSize", &D::elementSize), Field("count", &D::count),
              Field("fromPlace", &D::fromPlace), Field("toPlace", &D::toPlace));
    }
};

/// The steps of a plan that move or change data, in the order of their first executions, and what each has to wait for, by the buffers that
/// they share. What a dependency through the same buffer on a step in between says already is left out.
struct PlanGraph
{
    QList<GraphStep> steps;
    QList<GraphDependency> dependencies;

    bool operator==(const PlanGraph &) const = default;
    static constexpr void fields(const auto &visit)
    {
        visit(Field("steps", &PlanGraph::steps), Field("dependencies", &PlanGraph::dependencies));
    }
};

PlanGraph planGraph(const Plan &plan, const ProgramSignature &signature, const TracedAccesses &traced = {});

/// "write", "launch", ...
QString commandKind(const PlannedCommand &command);

} // namespace kernelscope
