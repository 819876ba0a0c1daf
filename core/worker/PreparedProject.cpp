#include "worker/PreparedProject.h"

#include "device/DeviceSelection.h"
#include "plan/ProjectPaths.h"
#include "project/ProjectDocument.h"
#include "project/UsedNames.h"

namespace kernelscope {

PreparedProject::PreparedProject(Workplace &workplace, const ProjectRequest &request, const QString &onlyLaunch)
    : m_workplace(workplace), m_request(request), m_files(request.files)
{
    m_context.signature = request.signature;
    m_context.parameters = request.parameters;
    m_context.onlyLaunch = onlyLaunch;
    m_context.evaluating = [this](const QString &parameter) { m_workplace.report({Phase::Evaluating, parameter, 0, 0}); };
}

Result<void> PreparedProject::firstProblem() const
{
    if (const Problem *problem = firstError(m_outcome.report.problems))
        return fail(problem->message);
    return {};
}

Result<void> PreparedProject::read()
{
    m_context.devices = m_workplace.engine.devices();
    if (m_context.devices.isEmpty())
        return fail(m_workplace.engine.devicesMessage());
    const Result<int> device = selectDevice(m_context.devices, m_request.device);
    if (!device)
        return fail((QStringList{device.error().message} + m_workplace.engine.driverNotes()).join(u' '));
    m_context.device = *device;
    Result<Project> project = readProject(m_request.project, QStringLiteral("the project file"));
    if (!project)
        return fail(project.error());
    m_project = std::move(*project);
    return {};
}

Result<void> PreparedProject::planTheBuild()
{
    m_workplace.report({Phase::Evaluating, QStringLiteral("build settings"), 0, 0});
    const BuildOutcome outcome = planBuild(m_project, m_context, m_workplace.evaluator);
    m_outcome.report = outcome.report;
    if (outcome.report.hasErrors())
        return firstProblem();
    Result<ProgramText> text = m_files.programText(m_project, outcome.options);
    if (!text)
        return fail(text.error());
    m_text = std::move(*text);
    return {};
}

Result<void> PreparedProject::build()
{
    const auto warnings = refuseForbidden();
    if (!warnings)
        return fail(warnings.error());
    m_workplace.report({Phase::Building, m_project.sources.join(QStringLiteral(", ")), 0, 0});
    m_builds[0] = m_workplace.engine.build(device().index, m_text);
    m_builds[0].diagnostics += *warnings;
    m_blamesDriver = !m_builds[0].succeeded() && !m_builds[0].blamesSource() && !m_builds[0].blamesOptions;
    if (m_builds[0].blamesOptions)
        m_outcome.report.problems << Problem{
            m_project.build.options.isEmpty() ? ProjectPath::buildStandard() : ProjectPath::buildOptions(), m_builds[0].message, {}};
    if (!m_builds[0].succeeded())
        return fail(m_builds[0].message);
    const Result<ProgramSignature> fromDriver = m_workplace.engine.signature(m_builds[0]);
    if (!fromDriver)
        return fail(fromDriver.error());
    m_blamesDriver = fromDriver->kernels.isEmpty() && !m_request.signature.kernels.isEmpty();
    m_context.signature = mergeSignatures(m_request.signature, *fromDriver);
    m_context.signature.isRead = true;
    return {};
}

/// Before the device's compiler is asked, which may crash on it. Gives the warnings.
Result<QList<Diagnostic>> PreparedProject::refuseForbidden()
{
    const QStringList launched = launchedKernels(m_project, m_context.onlyLaunch);
    QList<Diagnostic> found;
    for (const KernelSignature &kernel : m_request.signature.kernels) {
        for (const Diagnostic &forbidden : launched.contains(kernel.name) ? kernel.forbidden : QList<Diagnostic>()) {
            if (!found.contains(forbidden))
                found << forbidden;
            if (forbidden.severity == Severity::Error)
                m_builds[0].message =
                    QStringLiteral("The kernel %1 was not built, because it calls functions that call themselves.").arg(kernel.name);
        }
    }
    if (m_builds[0].message.isEmpty())
        return found;
    m_builds[0].diagnostics = found;
    return fail(m_builds[0].message);
}

Result<void> PreparedProject::plan()
{
    m_workplace.report({Phase::Evaluating, QStringLiteral("the plan"), 0, 0});
    m_outcome = planProject(m_project, m_context, m_workplace.evaluator);
    return firstProblem();
}

Result<void> PreparedProject::buildForOtherDevices()
{
    for (qsizetype slot = 1; slot < thePlan().devices.size(); ++slot) {
        const DeviceInfo &other = thePlan().devices[slot];
        m_workplace.report({Phase::Building, QStringLiteral("%1 for %2").arg(m_text.sources.join(QStringLiteral(", ")), other.name), 0, 0});
        m_builds << m_workplace.engine.build(other.index, m_text);
        if (!m_builds.last().succeeded())
            return fail(QStringLiteral("For %1: %2").arg(other.name, m_builds.last().message));
    }
    return {};
}

} // namespace kernelscope
