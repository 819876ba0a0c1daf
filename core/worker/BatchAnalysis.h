#pragma once

#include <optional>

#include "analysis/Finding.h"
#include "analysis/GlobalMemorySummary.h"
#include "trace/Trace.h"

namespace kernelscope {

/// What the batches of one launch give together, as if they were one trace, of which never more than one is held.
class BatchAnalysis
{
public:
    /// `within`: findAll() of it. `moreToCome`: other groups of the launch follow, with which this batch's may race.
    void add(const Trace &batch, const QList<Finding> &within, bool moreToCome);
    /// What all batches gave. The next batch is the first of another launch.
    QList<Finding> take();

private:
    std::optional<GlobalMemorySummary> m_summary; ///< nullopt: one batch is all
    QList<Finding> m_findings;
    bool m_first = true;
};

} // namespace kernelscope
