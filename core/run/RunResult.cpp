#include "run/RunResult.h"

namespace kernelscope {

QString runStatusName(RunStatus status)
{
    switch (status) {
    case RunStatus::Ok:
        return QStringLiteral("ok");
    case RunStatus::CheckFailed:
        return QStringLiteral("check-failed");
    case RunStatus::Invalid:
        return QStringLiteral("invalid");
    case RunStatus::BuildFailed:
        return QStringLiteral("build-failed");
    case RunStatus::Crashed:
        return QStringLiteral("crashed");
    case RunStatus::TimedOut:
        return QStringLiteral("timed-out");
    case RunStatus::GuardViolation:
        return QStringLiteral("guard-violation");
    case RunStatus::Cancelled:
        return QStringLiteral("cancelled");
    }
    return {};
}

int exitStatus(RunStatus status)
{
    switch (status) {
    case RunStatus::Ok:
        return 0;
    case RunStatus::CheckFailed:
        return 1;
    case RunStatus::Invalid:
        return 2;
    case RunStatus::BuildFailed:
        return 3;
    case RunStatus::Crashed:
    case RunStatus::TimedOut:
    case RunStatus::GuardViolation:
    case RunStatus::Cancelled:
        break;
    }
    return 4;
}

} // namespace kernelscope
