#pragma once

#include <QString>

#include "plan/NDRange.h"

namespace kernelscope {

/// The launch that was traced, and how much of it was recorded.
struct TraceLaunch : NDRange
{
    QString name; ///< the step's
    QString kernel;
    QString device;
    quint64 lostEvents = 0;       ///< about so many found no space: the kernel did more than in the counting launch
    quint64 unfinishedItems = 0;  ///< recorded work-items that did not reach the kernel's end
    quint64 untracedAccesses = 0; ///< places of the source whose accesses can't be recorded
    QString finiteMath = {};      ///< the build option that promises that no number is infinite or NaN; empty: none does
    QString relaxedMath = {};     ///< the build option that lets floating point be computed in other ways; empty: none does

    bool operator==(const TraceLaunch &) const = default;
    KERNELSCOPE_FIELDS(name, kernel, device, dimensions, global, local, offset, lostEvents, unfinishedItems, untracedAccesses, finiteMath,
                       relaxedMath)
};

/// Which of a program's build options TraceLaunch::finiteMath is, and which relaxedMath.
QString finiteMathOption(const QString &buildOptions);
QString relaxedMathOption(const QString &buildOptions);

} // namespace kernelscope
