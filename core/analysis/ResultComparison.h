#pragma once

#include "analysis/Finding.h"
#include "plan/BufferLayout.h"
#include "trace/Trace.h"

namespace kernelscope {

struct ResultComparison
{
    QList<Finding> findings;
    QString notCompared; ///< a sentence that says why; empty: they were compared
};

/// Whether results that differ may be a finding: not where the launch's findings, or atomics that make the order of work-items matter,
/// allow two runs to differ.
bool mayBeCompared(const Trace &trace, const QList<Finding> &findings);

/// Compares byte by byte, padding aside. One finding for each buffer: an uninitialised-read where other contents of unset variables give
/// other results, else a result-mismatch. That is a warning where floating point numbers differ in their last digits only, where a build
/// option lets them differ, where some accesses are not traced, or a variable that may be read unset is not followed, and where the driver
/// seems to be at fault: the same kernel with its dimensions exchanged gives the traced results, or the traced kernel without optimisation
/// the untraced ones. Where components of one vector are changed by several work-items (findComponentRaces) those are reported.
ResultComparison compareResults(const Trace &trace, const QList<Finding> &findings, const QList<ComparedBuffer> &buffers);

/// What of the results of a launch whose work-items race depends on their order.
struct OrderDependence
{
    QString sentence;            ///< also where it is nothing
    QList<OrderedValues> values; ///< of the first elements that do, in each buffer
};
OrderDependence whatDependsOnOrder(const QList<OrderedResults> &buffers);

} // namespace kernelscope
