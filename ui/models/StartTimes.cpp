#include "ui/models/StartTimes.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

namespace kernelscope {
namespace {

struct Unit
{
    qint64 ns;
    int mostDecimals;
    int usualDecimals;
    const char16_t *name;
};

constexpr std::array<Unit, 4> units{Unit{1'000'000'000, 6, 2, u"s"}, Unit{1'000'000, 4, 2, u"ms"}, Unit{1'000, 3, 2, u"\u00b5s"},
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
    return (ns + step / 2) / step;
}

} // namespace

StartTimes StartTimes::of(const QList<qint64> &sinceNs)
{
    QList<qint64> times = sinceNs;
    times.removeIf([](qint64 ns) { return ns < 0; });
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    const qint64 longest = times.isEmpty() ? 0 : times.last();
    const auto first = std::ranges::find_if(units, [&](const Unit &tried) { return longest >= tried.ns || tried.ns == 1; });
    const auto toldApart = [&](const Unit &unit, int digits) {
        const qint64 step = stepOf(unit, digits);
        std::set<qint64> shown;
        for (const qint64 ns : std::as_const(times))
            shown.insert(roundedTo(step, ns));
        return shown.size();
    };
    StartTimes best{first->ns, first->usualDecimals};
    std::size_t most = 0;
    for (int decimals = first->usualDecimals; decimals <= first->mostDecimals; ++decimals) {
        if (const std::size_t apart = toldApart(*first, decimals); apart > most) {
            most = apart;
            best.decimals = decimals;
        }
    }
    return best;
}

QString StartTimes::text(qint64 sinceNs) const
{
    if (sinceNs < 0)
        return sinceText(sinceNs, 0).replace(u' ', u'\u00a0');
    const Unit &unit = unitOf(unitNs);
    const QString digits = QString::number(roundedTo(stepOf(unit, decimals), sinceNs)).rightJustified(decimals + 1, u'0');
    const QString whole = fullCount(digits.first(digits.size() - decimals).toULongLong());
    return whole + (decimals > 0 ? QLocale().decimalPoint() + digits.last(decimals) : QString()) + u'\u00a0' +
           QString::fromUtf16(unit.name);
}

} // namespace kernelscope
