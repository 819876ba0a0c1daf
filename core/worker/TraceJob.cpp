#include "worker/TraceJob.h"

#include <algorithm>

#include "opencl/TracedForm.h"
#include "opencl/PermutedNDRange.h"
#include "support/Filled.h"
#include "worker/LocalSizes.h"

namespace kernelscope {

TraceJob::TraceJob(Workplace &workplace, const TraceProject &request, std::function<void(const LaunchTrace &)> tell)
    : m_workplace(workplace), m_request(request), m_runRequest{request.request, request.options.onlyLaunch, 1},
      m_collector(workplace, request.options, std::move(tell)), m_settings{request.options, {}, &m_collector},
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

namespace {

/// "k.cl:12:3 (why), ...": the first places where a kernel's accesses are not recorded.
QString placesOf(const QList<UntracedAccess> &untraced)
{
    constexpr qsizetype most = 4;
    QStringList places;
    for (const UntracedAccess &access : untraced.mid(0, most)) {
        const QString reason = access.reason.endsWith(u'.') ? access.reason.chopped(1) : access.reason;
        places << filled(QStringLiteral("%1:%2:%3 (%4)"), access.place.file, access.place.line, access.place.column, reason);
    }
    if (untraced.size() > most)
        places << QStringLiteral("...");
    return places.join(QStringLiteral(", "));
}

} // namespace

void TraceJob::planned(PreparedProject &prepared)
{
    const QStringList sized = chooseLocalSizes(prepared.planToChange(), prepared.signature());
    const Plan &plan = prepared.thePlan();
    for (const PlannedCommand &command : plan.commands) {
        if (const auto *launch = std::get_if<LaunchCommand>(&command.action))
            buildTraced(prepared, *launch, plan.queues[command.queue.value].device);
    }
    NotTraced notTraced;
    for (const KernelInstrumentation &kernel : m_request.kernels) {
        if (!kernel.instrumented)
            notTraced.kernels.insert(kernel.kernel, kernel.message);
        else if (!kernel.instrumented->untraced.isEmpty())
            notTraced.places.insert(kernel.kernel, placesOf(kernel.instrumented->untraced));
    }
    m_collector.begin(plan, notTraced, sized);
}

void TraceJob::buildTraced(const PreparedProject &prepared, const LaunchCommand &launch, DeviceSlot slot)
{
    const DeviceInfo &device = prepared.thePlan().devices[slot.value];
    const TracedForm form = tracedForm(launch, device);
    const auto kernel = std::ranges::find(m_request.kernels, launch.kernel, &KernelInstrumentation::kernel);
    if (m_settings.programFor(slot, launch.kernel, form) || kernel == m_request.kernels.end() || !kernel->instrumented)
        return;
    const QString name = QStringLiteral("traced %1.cl").arg(launch.kernel);
    m_workplace.report({Phase::Building, name, 0, 0});
    const QByteArray source = tracedText(kernel->instrumented->text.toUtf8(), form);
    const ProgramText text{{name}, {{name, source}}, kernel->instrumented->buildOptions};
    m_settings.programs << TracedProgram{slot, *kernel->instrumented, form, m_workplace.engine.build(device.index, text), {}};
    if (form.permuted != 0)
        m_settings.programs.last().exchanged = permutedProgram(prepared.text(), form.permuted);
}

} // namespace kernelscope
