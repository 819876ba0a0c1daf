#pragma once

#include <QString>

#include "support/Tr.h"
#include "ui/models/Counts.h"

namespace kernelscope {

/// A duration as the window writes it: "15.5 \u00b5s". Always three digits, "1.40 ms" below "1.45 ms", so that a column of them reads
/// as one; of nanoseconds, which are counted, no parts.
inline QString shownDuration(double nanoseconds)
{
    if (nanoseconds < 999.5)
        return figureText(nanoseconds, 0) + QStringLiteral(" ns");
    const auto digits = [](double value) { return figureText(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0); };
    if (nanoseconds < 999.5e3)
        return digits(nanoseconds / 1e3) + QStringLiteral(" \u00b5s");
    return nanoseconds < 999.5e6 ? digits(nanoseconds / 1e6) + QStringLiteral(" ms") : digits(nanoseconds / 1e9) + QStringLiteral(" s");
}

/// Since an origin; "29 ms before" for what was earlier.
inline QString sinceText(qint64 ns, qint64 originNs)
{
    const qint64 since = ns - originNs;
    return since < 0 ? tr("%1 before").arg(shownDuration(double(-since))) : shownDuration(double(since));
}

} // namespace kernelscope
