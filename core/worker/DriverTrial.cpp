#include "worker/DriverTrial.h"

#include <algorithm>
#include <csignal>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "opencl/DriverFiles.h"
#include "opencl/Engine.h"
#include "opencl/IncludeFolder.h"
#include "support/Numbers.h"
#include "support/ProcessEnd.h"

namespace kernelscope {
namespace {

constexpr int wentWell = 87; // A driver that ends its process in good order ends it with 0.

struct Trial
{
    DriverFile driver;
    pid_t process = -1;
    QString reason = {}; ///< empty: it went well, or has not ended yet
};

[[noreturn]] void load(const Trial &trial, const Confinement *confinement)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    useDrivers({trial.driver}, driverFolder());
    if (confinement) {
        (void)confineFiles(*confinement);
        (void)confineCalls();
    }
    Engine engine;
    for (const DeviceInfo &device : engine.devices())
        (void)engine.prepare(device.index);
    ::_exit(wentWell);
}

QString endInWords(int status)
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == wentWell)
        return {};
    return processEndText(WEXITSTATUS(status), WIFSIGNALED(status) ? WTERMSIG(status) : 0);
}

bool hasEnded(Trial &trial)
{
    int status = 0;
    if (::waitpid(trial.process, &status, WNOHANG) == 0)
        return false;
    trial.reason = endInWords(status);
    trial.process = -1;
    return true;
}

void end(Trial &trial, std::chrono::milliseconds limit)
{
    ::kill(trial.process, SIGKILL);
    ::waitpid(trial.process, nullptr, 0);
    trial.process = -1;
    trial.reason = QStringLiteral("did not come back within %1").arg(durationText(double(limit.count()) * 1e6));
}

void await(QList<Trial> &trials, std::chrono::milliseconds limit)
{
    const auto deadline = std::chrono::steady_clock::now() + limit;
    const auto isAtWork = [](Trial &trial) { return trial.process > 0 && !hasEnded(trial); };
    while (std::ranges::any_of(trials, isAtWork) && std::chrono::steady_clock::now() < deadline)
        ::usleep(2000);
    for (Trial &trial : trials) {
        if (isAtWork(trial))
            end(trial, limit);
    }
}

bool isAmong(const QList<DriverFault> &faults, const DriverFile &driver)
{
    return std::ranges::any_of(faults,
                               [&](const DriverFault &fault) { return fault.file == driver.file && fault.library == driver.library; });
}

} // namespace

QList<DriverFault> findBadDrivers(const QList<DriverFault> &known, const Confinement *confinement, std::chrono::milliseconds limit)
{
    QList<Trial> trials;
    for (const DriverFile &driver : installedDrivers()) {
        if (!isAmong(known, driver))
            trials << Trial{driver};
    }
    for (Trial &trial : trials) {
        trial.process = ::fork();
        if (trial.process == 0)
            load(trial, confinement);
    }
    await(trials, limit);
    QList<DriverFault> bad;
    for (const Trial &trial : trials) {
        if (!trial.reason.isEmpty())
            bad << DriverFault{trial.driver.file, trial.driver.library, trial.reason};
    }
    return bad;
}

void leaveOut(const QList<DriverFault> &bad)
{
    if (bad.isEmpty())
        return;
    QList<DriverFile> good = installedDrivers();
    good.removeIf([&](const DriverFile &driver) { return isAmong(bad, driver); });
    useDrivers(good, driverFolder());
}

} // namespace kernelscope
