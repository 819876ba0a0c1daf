#include <QDir>
#include <QFile>

#include "data/BufferContents.h"
#include "planner/Planner.h"
#include "project/ProjectFormat.h"
#include "project/ProjectValidation.h"
#include "tests/fuzz/FuzzTarget.h"

/// A project file with all its expressions, planned for a device with round limits. What is planned without a problem must be
/// what an engine can execute: sizes that fit, commands that wait only for earlier ones, contents and checks that can be tried.
namespace kernelscope::fuzz {

namespace {

constexpr quint64 smallEnoughToFill = 4096;

DeviceInfo someDevice()
{
    DeviceInfo device;
    device.name = QStringLiteral("Some device");
    device.type = QStringLiteral("CPU");
    device.languageStandards = {QStringLiteral("CL1.2"), QStringLiteral("CL3.0")};
    device.globalMemorySize = 1 << 30;
    device.maxAllocationSize = 1 << 28;
    device.localMemorySize = 64 << 10;
    device.constantBufferSize = 64 << 10;
    device.maxWorkGroupSize = 1024;
    device.maxWorkItemSizes = {1024, 1024, 64};
    device.imageSupport = true;
    device.image2dMaxWidth = device.image2dMaxHeight = 4096;
    device.image3dMaxDepth = 512;
    device.doubleSupport = true;
    device.outOfOrderQueues = true;
    return device;
}

Result<QByteArray> noFile(const QString &path, qint64)
{
    return fail(QStringLiteral("There is no file \"%1\".").arg(path));
}

void need(bool holds, const char *what)
{
    if (!holds)
        qFatal("A plan without problems: %s.", what);
}

void lookAt(const LaunchCommand &launch, const DeviceInfo &device)
{
    need(!launch.global.isEmpty() && launch.global.size() <= 3, "one to three global sizes");
    need(launch.local.isEmpty() || launch.local.size() == launch.global.size(), "as many local sizes");
    quint64 items = 1;
    for (const quint64 size : launch.global) {
        quint64 product = 0;
        need(size > 0 && !__builtin_mul_overflow(items, size, &product), "a count of work-items that is a number");
        items = product;
    }
    quint64 inGroup = 1;
    for (const quint64 size : launch.local)
        inGroup *= size;
    need(inGroup > 0 && inGroup <= device.maxWorkGroupSize, "work-groups as the device takes them");
}

void lookAt(const Plan &plan)
{
    for (qsizetype k = 0; k < plan.commands.size(); ++k) {
        for (const CommandIndex after : plan.commands[k].after)
            need(after.value >= 0 && after.value < k, "commands wait for earlier ones");
        if (const auto *launch = std::get_if<LaunchCommand>(&plan.commands[k].action))
            lookAt(*launch, plan.devices.first());
    }
    for (const BufferBinding &binding : plan.bindings)
        need(binding.storage.value >= 0 && binding.storage.value < plan.storages.size(), "bindings to storages that are there");
}

void tryContents(const Plan &plan, Evaluator &evaluator)
{
    std::vector<QByteArray> contents;
    QList<TypedBytes> buffers;
    for (const BufferBinding &binding : plan.bindings) {
        const PlannedStorage &storage = plan.storages[binding.storage.value];
        if (storage.sizeInBytes > smallEnoughToFill)
            return;
        QByteArray &bytes = contents.emplace_back(qsizetype(storage.sizeInBytes), '\0');
        (void)fillInitialContents(storage, evaluator, noFile, bytes.data());
        TypedBytes buffer{storage, bytes};
        buffer.name = binding.name;
        buffers.append(buffer);
    }
    for (const Check &check : plan.checks)
        (void)makeCheck(check, buffers, evaluator, noFile);
}

} // namespace

void feed(QByteArrayView bytes)
{
    const auto read = readProjectForm(bytes.toByteArray(), QStringLiteral("a.kscope"));
    if (!read || !projectProblems(read->project).isEmpty())
        return;
    static Evaluator evaluator(std::chrono::milliseconds(200));
    evaluator.clear();
    const PlanOutcome outcome = planProject(read->project, {{someDevice()}, 0, {}, {}, {}}, evaluator);
    if (outcome.report.hasErrors())
        return;
    lookAt(outcome.plan);
    tryContents(outcome.plan, evaluator);
}

QList<QByteArray> seeds()
{
    QList<QByteArray> texts;
    const QDir samples(QStringLiteral(SAMPLES_FOLDER));
    for (const QString &sample : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(samples.filePath(sample));
        for (const QString &name : folder.entryList({QStringLiteral("*.kscope")})) {
            QFile project(folder.filePath(name));
            if (project.size() < 3000 && project.open(QIODevice::ReadOnly))
                texts.append(project.readAll());
        }
    }
    return texts;
}

int smokeRounds()
{
    return 6000;
}

} // namespace kernelscope::fuzz
