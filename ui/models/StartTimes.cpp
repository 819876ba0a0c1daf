#include "ui/models/StartTimes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kernelscope {
namespace {

struct Unit
{
    qint64 ns;
    int mostDecimals;
    int usualDecimals;
    const char16_t *name;
};

constexpr std::array<Unit, 4> units{Unit{1'000'000'000, 9, 2, u"s"}, Unit{1'000'000, 6, 2, u"ms"}, Unit{1'000, 3, 2, u"\u00b5s"},
                                    Unit{1, 0, 0, u"ns"}};

const Unit &unitOf(qint64 ns)
{
    return *std::ranges::find(units, ns, &Unit::ns);
}

/// Of the last decimal, in nanoseconds.
qint64 stepOf(const Unit &unit, int decimals)
{
    qint64 step = unit.ns;
    for (int i = 0; i < decimals; ++i)
        step /= 10;
    return step;
}

qint64 roundedTo(qint64 step, qint64 ns)
{
    return (ns < 0 ? ns - step / 2 : ns + step / 2) / step;
}

} // namespace

StartTimes StartTimes::of(const QList<qint64> &sinceNs)
{
    QList<qint64> times = sinceNs;
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    const qint64 longest = times.isEmpty() ? 0 : std::max(times.last(), -times.first());
    const Unit &unit = *std::ranges::find_if(units, [&](const Unit &tried) { return longest >= tried.ns || tried.ns == 1; });
    int decimals = unit.usualDecimals;
    const auto tellsApart = [&] {
        const qint64 step = stepOf(unit, decimals);
        return std::ranges::adjacent_find(times, [&](qint64 a, qint64 b) { return roundedTo(step, a) == roundedTo(step, b); }) ==
               times.end();
    };
    while (decimals < unit.mostDecimals && !tellsApart())
        ++decimals;
    return {unit.ns, decimals};
}

QString StartTimes::text(qint64 sinceNs) const
{
    const Unit &unit = unitOf(unitNs);
    const qint64 rounded = roundedTo(stepOf(unit, decimals), std::max(sinceNs, -sinceNs));
    QString digits = QString::number(rounded).rightJustified(decimals + 1, u'0');
    if (decimals > 0)
        digits.insert(digits.size() - decimals, u'.');
    const QString text = digits + u'\u00a0' + QString::fromUtf16(unit.name);
    return sinceNs < 0 && rounded != 0 ? text + QStringLiteral(" before") : text;
}

} // namespace kernelscope
