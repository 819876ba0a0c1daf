#pragma once

#include <QMap>

#include "run/RunResult.h"

namespace kernelscope {

/// What the device did in a span of time.
struct MeasuredSpan
{
    double fromNs = 0;
    double toNs = 0;
    double busyNs = 0;             ///< in which at least one command was at work
    QMap<CommandKind, int> counts; ///< of the commands that share time with it, by kind
    bool operator==(const MeasuredSpan &) const = default;
};

/// Of what the host did nothing is counted. `inTime`: the events by their start. O(n).
MeasuredSpan measuredSpan(const QList<RunEvent> &events, const QList<int> &inTime, double fromNs, double toNs);

/// "Measured: 3.24 ms from 812 ms on. The device was busy for 2.01 ms (62 %): 2 × launch, 1 × write."
QString measuredText(const MeasuredSpan &span);

} // namespace kernelscope
