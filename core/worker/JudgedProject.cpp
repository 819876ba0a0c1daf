#include "worker/JudgedProject.h"

#include <algorithm>

#include "device/DeviceSelection.h"
#include "plan/CommandStorages.h"
#include "planner/SkippedSteps.h"
#include "project/ProjectDocument.h"
#include "worker/RunJob.h"

namespace kernelscope {
namespace {

/// What was refused as text of the project file belongs to a field, with whose pointer the message begins.
Problem problemOf(const Error &error)
{
    if (error.pointer.isEmpty())
        return {{}, oneLine(error), {}, Severity::Error};
    return {error.pointer, QStringLiteral("This") + error.message.sliced(error.pointer.size()), {}, Severity::Error};
}

/// No command writes it on a device, and none reads it back: what it holds is what it held at first.
bool keepsInitialContents(const Plan &plan, const BufferBinding &binding)
{
    return plan.storages[binding.storage.value].access == Access::In && !isReadByHost(plan, binding.storage);
}

} // namespace

JudgedProject::JudgedProject(const RunProject &run, const DevicesReply &devices, Evaluator &evaluator, ContentsCache &contents)
    : m_run(run), m_devices(devices), m_evaluator(evaluator), m_contents(contents), m_files(m_run.request.files)
{
    m_context.devices = devices.devices;
    m_context.signature = m_run.request.signature;
    m_context.parameters = m_run.request.parameters;
    m_context.onlyLaunch = m_run.onlyLaunch;
    m_contents.beginRun(m_run);
    read();
}

void JudgedProject::read()
{
    const auto problem = [this](const Error &error) { m_outcome.report.problems << problemOf(error); };
    if (m_devices.devices.isEmpty())
        return problem({m_devices.message, {}});
    const Result<int> device = selectDevice(m_devices.devices, m_run.request.device);
    if (!device)
        return problem({(QStringList{device.error().message} + m_devices.leftOut).join(u' '), device.error().place});
    m_context.device = *device;
    Result<Project> project = readProject(m_run.request.project, QStringLiteral("the project file"));
    if (!project)
        return problem(project.error());
    m_project = std::move(*project);
    m_isRead = true;
}

void JudgedProject::makePlan()
{
    if (m_isRead)
        m_outcome = planProject(m_project, m_context, m_evaluator);
}

bool JudgedProject::couldBePlanned() const
{
    PlanContext context = m_context;
    context.signature = {};
    return m_isRead && !planProject(m_project, context, m_evaluator).report.hasErrors();
}

void JudgedProject::adopt(const QList<KernelSignature> &kernels)
{
    m_context.signature.kernels = kernels;
    m_context.signature.isRead = true;
    makePlan();
}

ProjectRequest JudgedProject::withoutChecks() const
{
    ProjectRequest request = m_run.request;
    if (!m_isRead)
        return request;
    request.files.removeIf([](const ProjectFile &file) { return file.isExpected; });
    if (!m_project.checks.isEmpty()) {
        Project project = m_project;
        project.checks.clear();
        request.project = projectText(project);
    }
    return request;
}

Result<void> JudgedProject::fill(StorageIndex storage, char *target)
{
    return m_contents.fill(storage, plan().storages[storage.value], m_evaluator, m_files.reader(), target);
}

void JudgedProject::prepareChecks(const std::function<bool()> &isCancelled)
{
    for (const BufferBinding &binding : plan().bindings) {
        const bool isLookedAt = std::ranges::any_of(plan().checks, [&](const Check &check) { return looksAt(check, binding.name); });
        if (!isLookedAt || !keepsInitialContents(plan(), binding) || isCancelled())
            continue;
        QByteArray contents(qsizetype(plan().storages[binding.storage.value].sizeInBytes), '\0');
        if (fill(binding.storage, contents.data())) // else the run itself ends there
            m_inputs[binding.name] = contents;
    }
}

QByteArrayView JudgedProject::contents(const BufferResult &buffer, QByteArrayView results) const
{
    return results.sliced(qsizetype(buffer.fileOffset), qsizetype(buffer.sizeInBytes));
}

QList<BufferResult> JudgedProject::buffers(QByteArrayView results, const std::function<void(const Progress &)> &report) const
{
    const QList<quint64> offsets = resultsLayout(plan()).offsets;
    QList<BufferResult> buffers;
    for (const BufferBinding &binding : plan().bindings) {
        const PlannedStorage &storage = plan().storages[binding.storage.value];
        if (storage.skipped)
            continue;
        BufferResult buffer;
        static_cast<BufferLayout &>(buffer) = storage;
        buffer.name = binding.name;
        buffer.fileOffset = offsets[binding.storage.value];
        buffer.readBack = isReadByHost(plan(), binding.storage) || storage.access == Access::In;
        if (buffer.readBack) {
            report({Phase::Reading, buffer.name, buffers.size(), plan().bindings.size()});
            summarise(buffer, contents(buffer, results));
        }
        buffers << buffer;
    }
    return buffers;
}

QList<CheckResult> JudgedProject::checks(const QList<Check> &wanted, const QList<BufferResult> &buffers, QByteArrayView results,
                                         const std::function<void(const Progress &)> &report)
{
    QList<TypedBytes> contentsOfAll;
    for (const BufferResult &buffer : buffers) {
        const auto input = m_inputs.find(buffer.name);
        if (input != m_inputs.end())
            contentsOfAll << TypedBytes{buffer, input->second};
        else if (buffer.readBack)
            contentsOfAll << TypedBytes{buffer, contents(buffer, results)};
    }
    QList<CheckResult> made;
    const QList<Check> &all = plan().checks;
    for (int i = 0; i < int(all.size()); ++i) { // What is kept of each is known by its place among all.
        if (!wanted.contains(all[i]))
            continue;
        report({Phase::Checking, all[i].name, i, all.size()});
        ExpectedValues expected = m_contents.takeExpected(i);
        made << makeCheck(all[i], contentsOfAll, m_evaluator, m_files.reader(), &expected);
        m_contents.keepExpected(i, std::move(expected));
    }
    return made;
}

} // namespace kernelscope
