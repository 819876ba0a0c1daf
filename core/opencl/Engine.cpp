#include "opencl/Engine.h"

#include <future>

#include "opencl/ClErrors.h"
#include "opencl/DeviceRuntime.h"
#include "opencl/PlanExecutor.h"
#include "opencl/ProgramBuilder.h"
#include "opencl/SignatureQuery.h"

namespace kernelscope {

class Engine::Private
{
public:
    void findDevicesOnce()
    {
        if (m_found)
            return;
        m_found = true;
        for (const FoundDevice &found : findDevices()) {
            infos << found.info;
            runtimes.push_back(std::make_unique<DeviceRuntime>(found));
        }
    }
    DeviceRuntime *runtime(int device)
    {
        findDevicesOnce();
        return device >= 0 && device < infos.size() ? runtimes[std::size_t(device)].get() : nullptr;
    }

    QList<DeviceInfo> infos;
    std::vector<std::unique_ptr<DeviceRuntime>> runtimes;
    Ledger ledger;
    QStringList driverNotes;

private:
    bool m_found = false;
};

Engine::Engine() : d(std::make_unique<Private>()) {}
Engine::~Engine() = default;

const QList<DeviceInfo> &Engine::devices()
{
    d->findDevicesOnce();
    return d->infos;
}

QString Engine::devicesMessage()
{
    if (!devices().isEmpty())
        return {};
    if (!d->driverNotes.isEmpty())
        return QStringLiteral("There is no OpenCL device here. ") + d->driverNotes.join(u' ');
    return QStringLiteral("There is no OpenCL device here. Install a driver: on Debian and Ubuntu the package "
                          "pocl-opencl-icd brings one that runs on the processor.");
}

void Engine::setDriverNotes(const QStringList &notes)
{
    d->driverNotes = notes;
}

const QStringList &Engine::driverNotes() const
{
    return d->driverNotes;
}

namespace {
QString noDevice(int device)
{
    return QStringLiteral("There is no device %1 any more. Choose another device.").arg(device);
}
} // namespace

Result<void> Engine::prepare(int device)
{
    DeviceRuntime *runtime = d->runtime(device);
    if (!runtime)
        return fail(noDevice(device));
    try {
        runtime->queue(0, false);
    } catch (const cl::Error &error) {
        return fail(clErrorSentence(QStringLiteral("%1 could not be made ready").arg(runtime->info().name), error.what(), error.err()));
    }
    return {};
}

ProgramBuild Engine::build(int device, const ProgramText &text)
{
    if (DeviceRuntime *runtime = d->runtime(device))
        return buildProgram(*runtime, text);
    return {nullptr, buildTitle(text), noDevice(device), {}, {}};
}

Result<ProgramSignature> Engine::signature(const ProgramBuild &build)
{
    if (!build.succeeded())
        return fail(build.message);
    try {
        return querySignature(*build.program);
    } catch (const cl::Error &error) {
        return fail(clErrorSentence(QStringLiteral("The kernels' signatures could not be read"), error.what(), error.err()));
    }
}

ExecutionResult Engine::execute(const ExecutionRequest &request, ExecutionObserver &observer)
{
    std::vector<DeviceRuntime *> devices;
    for (const DeviceInfo &info : request.plan.devices) {
        DeviceRuntime *runtime = d->runtime(info.index);
        if (!runtime)
            return {RunStatus::Invalid, noDevice(info.index), {}, {}, {}, 0, {}};
        devices.push_back(runtime);
    }
    // The C library gives a thread a heap of its own. On the main thread's, which holds what planning left, PoCL's enqueueing of small
    // launches takes twice as long, for its threads free what this one allocates (`./dev bench launches`).
    const LedgerCount before = d->ledger.count();
    d->ledger.watch();
    ExecutionResult result =
        std::async(std::launch::async, [&] { return PlanExecutor(request, devices, observer, d->ledger).run(); }).get();
    const LedgerCount most = d->ledger.most();
    const LedgerCount after = d->ledger.count();
    result.memory = {before.objects, before.bytes, most.objects, most.bytes, after.objects, after.bytes};
    return result;
}

LedgerCount Engine::liveObjects() const
{
    return d->ledger.count();
}

} // namespace kernelscope
