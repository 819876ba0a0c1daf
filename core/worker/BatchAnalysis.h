#pragma once

#include <deque>
#include <future>
#include <memory>

#include "analysis/Finding.h"
#include "trace/Trace.h"

namespace kernelscope {

class GlobalMemorySummary;

/// Analyses the batches of one launch, on threads of its own while the device records the next ones and they are decoded: several side by
/// side where there are processors for them, and what is found is as if it were one after the other. Belongs to one thread; waits for what
/// is at work when it is destroyed.
class BatchAnalysis
{
public:
    /// `mostAtOnce`: batches that are analysed side by side, each of which is held as a trace meanwhile.
    explicit BatchAnalysis(int mostAtOnce = usualAtOnce());
    ~BatchAnalysis();

    /// Waits for the oldest batch where there are too many. `moreToCome`: other groups of the launch follow, with which this batch's may
    /// race.
    void add(const Trace &batch, bool moreToCome);
    /// Waits; what all batches gave together. The next batch is the first of another launch.
    QList<Finding> take();

    static int usualAtOnce(); ///< by the number of processors, of which decoding the next ones needs half

private:
    struct AtWork
    {
        std::future<QList<Finding>> within;         ///< the batch
        std::shared_future<QList<Finding>> between; ///< its groups and those of earlier ones; not valid where one batch is all
    };
    void takeOldest();

    std::size_t m_mostAtOnce;
    std::unique_ptr<GlobalMemorySummary> m_summary; ///< nullptr: one batch is all
    QList<Finding> m_findings;                      ///< of the batches that are no longer at work
    std::deque<AtWork> m_atWork;
    bool m_first = true;
};

} // namespace kernelscope
