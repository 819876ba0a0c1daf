#include "worker/BatchAnalysis.h"

#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "analysis/SyncEvents.h"

namespace kernelscope {
namespace {

QList<Finding> withBatch(QList<Finding> all, const Trace &batch, GlobalMemorySummary *summary)
{
    std::future<QList<Finding>> between;
    if (summary)
        between = std::async(std::launch::async, [&] { return summary->add(batch); });
    addBatch(all, findAll(batch));
    if (!summary)
        return all;
    const QList<Finding> races = between.get();
    const bool mayHaveLostOrder = batch.launch().lostEvents > 0 && mayOrder(batch);
    if (!mayHaveLostOrder)
        addBatch(all, races);
    return all;
}

} // namespace

BatchAnalysis::BatchAnalysis() = default;

BatchAnalysis::~BatchAnalysis()
{
    if (m_atWork.valid())
        m_atWork.wait();
}

void BatchAnalysis::add(const Trace &batch, bool moreToCome)
{
    wait();
    if (m_first && moreToCome)
        m_summary = std::make_unique<GlobalMemorySummary>();
    m_first = false;
    m_atWork = std::async(std::launch::async, withBatch, std::move(m_findings), batch, m_summary.get());
}

QList<Finding> BatchAnalysis::take()
{
    wait();
    m_summary.reset();
    m_first = true;
    return std::exchange(m_findings, {});
}

void BatchAnalysis::wait()
{
    if (m_atWork.valid())
        m_findings = m_atWork.get();
}

} // namespace kernelscope
