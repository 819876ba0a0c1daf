#pragma once

#include <future>
#include <memory>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

class GlobalMemorySummary;

/// Analyses the batches of one launch in their order, each on threads of its own while the device records the next one.
/// Never more than one batch is at work. Belongs to one thread; waits for what is at work when it is destroyed.
class BatchAnalysis
{
public:
    BatchAnalysis();
    ~BatchAnalysis();

    /// Waits for the batch before. `moreToCome`: other groups of the launch follow, with which this batch's may race.
    void add(const Trace &batch, bool moreToCome);
    /// Waits; what all batches gave together. The next batch is the first of another launch.
    QList<Finding> take();

private:
    void wait();

    std::unique_ptr<GlobalMemorySummary> m_summary; ///< nullptr: one batch is all
    QList<Finding> m_findings;
    std::future<QList<Finding>> m_atWork; ///< of all batches up to this one
    bool m_first = true;
};

} // namespace kernelscope
