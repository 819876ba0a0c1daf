#include "worker/BatchAnalysis.h"

#include <algorithm>
#include <thread>

#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "analysis/SyncEvents.h"

namespace kernelscope {

BatchAnalysis::BatchAnalysis(int mostAtOnce) : m_mostAtOnce(std::size_t(std::max(mostAtOnce, 1))) {}

BatchAnalysis::~BatchAnalysis() = default;

int BatchAnalysis::usualAtOnce()
{
    return std::clamp(int(std::thread::hardware_concurrency()) / 2, 1, 8);
}

void BatchAnalysis::add(const Trace &batch, bool moreToCome)
{
    while (m_atWork.size() >= m_mostAtOnce)
        takeOldest();
    if (m_first && moreToCome)
        m_summary = std::make_unique<GlobalMemorySummary>();
    m_first = false;
    AtWork &work = m_atWork.emplace_back();
    const Threads threads = m_summary && m_mostAtOnce > 1 ? Threads::One : Threads::Several;
    work.within = std::async(std::launch::async, findAll, batch, threads);
    if (!m_summary)
        return;
    // After the batch before, whose future must not stay with this one: each would keep all before it.
    std::shared_future<QList<Finding>> before = m_atWork.size() > 1 ? m_atWork[m_atWork.size() - 2].between : decltype(before)();
    work.between = std::async(std::launch::async, [summary = m_summary.get(), batch, before = std::move(before)]() mutable {
        if (before.valid())
            std::exchange(before, {}).wait();
        const QList<Finding> races = summary->add(batch);
        const bool mayHaveLostOrder = batch.launch().lostEvents > 0 && mayOrder(batch);
        return mayHaveLostOrder ? QList<Finding>() : races;
    });
}

QList<Finding> BatchAnalysis::take()
{
    while (!m_atWork.empty())
        takeOldest();
    m_summary.reset();
    m_first = true;
    return std::exchange(m_findings, {});
}

void BatchAnalysis::takeOldest()
{
    AtWork &oldest = m_atWork.front();
    addBatch(m_findings, oldest.within.get());
    if (oldest.between.valid())
        addBatch(m_findings, oldest.between.get());
    m_atWork.pop_front();
}

} // namespace kernelscope
