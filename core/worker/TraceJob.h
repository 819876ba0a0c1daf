#pragma once

#include "worker/RunJob.h"
#include "worker/TraceCollector.h"

namespace kernelscope {

/// One TraceProject: a run whose launches are traced first.
class TraceJob : private RunExtension
{
public:
    TraceJob(Workplace &workplace, const TraceProject &request, std::function<void(const LaunchTrace &)> tell);

    TraceReply run();
    std::unique_ptr<ResultsFile> takeResults() { return m_job.takeResults(); }
    std::vector<std::unique_ptr<ResultsFile>> takeTraces() { return m_collector.takeKept(); }

private:
    void planned(PreparedProject &prepared) override;
    const TraceSettings *tracing() const override { return &m_settings; }
    TracedAccesses accesses() const override { return m_collector.accesses(); }

    void buildTraced(const PreparedProject &prepared, const LaunchCommand &launch, DeviceSlot slot);

    Workplace &m_workplace;
    const TraceProject &m_request;
    RunProject m_runRequest;
    TraceCollector m_collector;
    TraceSettings m_settings;
    RunJob m_job;
};

} // namespace kernelscope
