#include "worker/TraceJob.h"

#include <algorithm>

#include "worker/LocalSizes.h"

namespace kernelscope {

TraceJob::TraceJob(Workplace &workplace, const TraceProject &request, std::function<void(const LaunchTrace &)> tell)
    : m_workplace(workplace), m_request(request), m_runRequest{request.request, request.onlyLaunch, 1},
      m_collector(workplace, request.keepTraces, request.group, std::move(tell)),
      m_settings{{}, request.budget, request.group, request.loopBudget, &m_collector},
      m_job(workplace, m_runRequest, this)
{
}

TraceReply TraceJob::run()
{
    RunReply run = m_job.run();
    if (run.result.status == RunStatus::GuardViolation)
        m_collector.addGuardViolation(run.result.subject, run.result.message);
    return {run.result, m_collector.launches(), run.signature, run.buildLog};
}

void TraceJob::planned(PreparedProject &prepared)
{
    const QStringList sized = chooseLocalSizes(prepared.planToChange(), prepared.signature());
    const Plan &plan = prepared.thePlan();
    for (const PlannedCommand &command : plan.commands) {
        if (const auto *launch = std::get_if<LaunchCommand>(&command.action))
            buildTraced(prepared, *launch, plan.queues[command.queue.value].device);
    }
    QMap<QString, QString> untraceable;
    for (const KernelInstrumentation &kernel : m_request.kernels) {
        if (!kernel.instrumented)
            untraceable.insert(kernel.kernel, kernel.message);
    }
    m_collector.begin(plan, prepared.signature().structs, untraceable, sized);
}

void TraceJob::buildTraced(const PreparedProject &prepared, const LaunchCommand &launch, DeviceSlot slot)
{
    const auto known = std::ranges::find_if(m_settings.programs, [&](const TracedProgram &program) {
        return program.slot == slot && program.kernel.kernel == launch.kernel;
    });
    const auto kernel = std::ranges::find(m_request.kernels, launch.kernel, &KernelInstrumentation::kernel);
    if (known != m_settings.programs.end() || kernel == m_request.kernels.end() || !kernel->instrumented)
        return;
    const QString name = QStringLiteral("traced %1.cl").arg(launch.kernel);
    m_workplace.report({Phase::Building, name, 0, 0});
    const ProgramText text{{name}, {{name, kernel->instrumented->text.toUtf8()}}, kernel->instrumented->buildOptions};
    m_settings.programs << TracedProgram{slot, *kernel->instrumented,
                                         m_workplace.engine.build(prepared.thePlan().devices[slot.value].index, text)};
}

} // namespace kernelscope
