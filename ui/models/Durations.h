#pragma once

#include "support/Numbers.h"

namespace kernelscope {

/// A duration as the window writes it: "15.5 \u00b5s". The engine writes "us", for terminals that know no better.
inline QString shownDuration(double nanoseconds)
{
    if (nanoseconds >= 1e5 && nanoseconds < 1e6) // "194 us" says more than "0.19 ms".
        return QString::number(nanoseconds / 1e3, 'f', 0) + QStringLiteral(" \u00b5s");
    return durationText(nanoseconds).replace(QStringLiteral(" us"), QStringLiteral(" \u00b5s"));
}

/// Since an origin; "29 ms before" for what was earlier.
inline QString sinceText(qint64 ns, qint64 originNs)
{
    const qint64 since = ns - originNs;
    return since < 0 ? QStringLiteral("%1 before").arg(shownDuration(double(-since))) : shownDuration(double(since));
}

} // namespace kernelscope
