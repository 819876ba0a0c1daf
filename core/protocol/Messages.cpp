#include "protocol/Messages.h"

namespace kernelscope {

QString phaseName(Phase phase)
{
    switch (phase) {
    case Phase::Starting:
        return QStringLiteral("starting");
    case Phase::Evaluating:
        return QStringLiteral("evaluating expressions");
    case Phase::Building:
        return QStringLiteral("building");
    case Phase::FirstLaunch:
        return QStringLiteral("first launch");
    case Phase::Running:
        return QStringLiteral("running");
    case Phase::Reading:
        return QStringLiteral("reading results");
    case Phase::Checking:
        return QStringLiteral("checking");
    case Phase::Waiting:
        return QStringLiteral("waiting for the device");
    }
    return {};
}

} // namespace kernelscope
