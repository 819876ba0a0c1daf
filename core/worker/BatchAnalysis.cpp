#include "worker/BatchAnalysis.h"

#include <utility>

#include "analysis/Findings.h"
#include "analysis/SyncEvents.h"

namespace kernelscope {

void BatchAnalysis::add(const Trace &batch, const QList<Finding> &within, bool moreToCome)
{
    if (m_first && moreToCome)
        m_summary.emplace();
    m_first = false;
    addBatch(m_findings, within);
    if (!m_summary)
        return;
    const QList<Finding> between = m_summary->add(batch);
    const bool mayHaveLostOrder = batch.launch().lostEvents > 0 && mayOrder(batch);
    if (!mayHaveLostOrder)
        addBatch(m_findings, between);
}

QList<Finding> BatchAnalysis::take()
{
    m_summary.reset();
    m_first = true;
    return std::exchange(m_findings, {});
}

} // namespace kernelscope
