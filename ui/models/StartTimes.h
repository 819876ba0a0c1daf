#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// How the times of a column are written: all in one unit and with as many decimals, so that their points stand below each other, and
/// in such a unit that three decimals tell any two different times apart, as far as there is one in which they are not too long. What was
/// before the origin, often by far, is written as a duration.
struct StartTimes
{
    qint64 unitNs = 1;
    int decimals = 0;

    static StartTimes of(const QList<qint64> &sinceNs);
    QString text(qint64 sinceNs) const; ///< "2.64 s"; "2.64 s before" of what was earlier than the origin
    bool operator==(const StartTimes &) const = default;
};

} // namespace kernelscope
