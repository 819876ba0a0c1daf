#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// How the times of a column are written: all in one unit, that of a time axis which shows all of them, and with as many decimals as tell
/// most of them apart, so that their points stand below each other. What was before the origin, often by far, is written as a duration.
struct StartTimes
{
    qint64 unitNs = 1;
    int decimals = 0;

    static StartTimes of(const QList<qint64> &sinceNs);
    QString text(qint64 sinceNs) const; ///< "2.64 s"; "2.64 s before" of what was earlier than the origin
    bool operator==(const StartTimes &) const = default;
};

/// Of one that stands by itself.
inline QString startText(qint64 sinceNs)
{
    return StartTimes::of({sinceNs}).text(sinceNs);
}

} // namespace kernelscope
