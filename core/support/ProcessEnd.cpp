#include "support/ProcessEnd.h"

#include <cstring>

namespace kernelscope {

QString processEndText(int exitStatus, int signal)
{
    if (signal == 0)
        return QStringLiteral("ended with exit status %1").arg(exitStatus);
    const char *name = ::sigabbrev_np(signal);
    return QStringLiteral("crashed (%1)").arg(name ? QStringLiteral("SIG") + QLatin1String(name) : QStringLiteral("signal %1").arg(signal));
}

} // namespace kernelscope
