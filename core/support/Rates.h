#pragma once

#include <utility>

#include <QString>

namespace kernelscope {

/// Work per second as people read it, with the prefixes of thousands. `unit` is that of a sweep's work: "flops", "bytes" or any word.

/// "27.3 GFLOP/s", "1.20 GB/s", "315 items/s"
QString rateText(double perSecond, const QString &unit);

/// "FLOP/s", "B/s", "items/s"
QString rateUnit(const QString &unit);

/// The same rate without its unit, always of three digits: "27.3 G".
QString shownRate(double perSecond);

/// Divided by the thousands that it has, and their prefix: 1.5e9 is {1.5, "G"}.
std::pair<double, QString> rateWithPrefix(double perSecond);

} // namespace kernelscope
