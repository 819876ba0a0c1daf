// What a comparison says in words.

#include <algorithm>

#include <QCoreApplication>

#include "ui/layout/CompareData.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

/// Of the rows of one run: which is the fastest, and how much longer the slowest takes.
static QString runSummary(const CompareData &data, int fastest, int slowest)
{
    const LaunchTiming &best = data.rows[fastest].timing;
    const LaunchTiming &worst = data.rows[slowest].timing;
    const QString where =
        data.isSweep() ? QCoreApplication::translate("CompareData", "With %1 ").arg(pointText(data.rows[fastest].point)) : QString();
    const QString text = where + QCoreApplication::translate("CompareData", "%1 is the fastest: %2. %3 takes %4.")
                                     .arg(best.name, shownDuration(best.medianNs), worst.name, slownessText(worst.medianNs, best.medianNs));
    return best.runs > 1 ? text : QCoreApplication::translate("CompareData", "%1 Each was timed once.").arg(text);
}

QString summaryText(const CompareData &data)
{
    if (data.rows.isEmpty())
        return {};
    // The last run: in a sweep the largest value, mostly.
    int fastest = -1;
    int slowest = -1;
    int count = 0;
    for (int row = 0; row < int(data.rows.size()); ++row) {
        const auto ns = [&](int at) { return data.rows[at].timing.medianNs; };
        if (data.rows[row].point != data.rows.last().point)
            continue;
        ++count;
        fastest = fastest < 0 || ns(row) < ns(fastest) ? row : fastest;
        slowest = slowest < 0 || ns(row) > ns(slowest) ? row : slowest;
    }
    if (count > 1)
        return fastest == slowest ? QString() : runSummary(data, fastest, slowest);
    if (!data.isSweep())
        return QCoreApplication::translate("CompareData",
                                           "One launch alone compares with nothing: choose a parameter and values for it, and sweep.");
    const auto best = std::ranges::find(data.rows, true, &SweepRow::isFastest);
    return best == data.rows.end() || data.rows.size() == 1
               ? QString()
               : QCoreApplication::translate("CompareData", "%1 is fastest with %2: %3.")
                     .arg(best->timing.name, pointText(best->point), shownDuration(best->timing.medianNs));
}

QString failureText(const CompareFailure &failure)
{
    return QCoreApplication::translate("CompareData", "%1 failed: %2").arg(pointText(failure.point), failure.message);
}

QString figuresText(const CompareData &data, const SweepRow &row)
{
    const LaunchTiming &timing = row.timing;
    QString text = timing.name;
    if (!row.point.isEmpty())
        text += QCoreApplication::translate("CompareData", " with %1").arg(pointText(row.point));
    text += u": "_s + shownDuration(timing.medianNs);
    if (timing.runs > 1)
        text += QCoreApplication::translate("CompareData", " (%1 to %2, %3 runs)")
                    .arg(shownDuration(timing.minNs), shownDuration(timing.maxNs))
                    .arg(timing.runs);
    for (const auto &[unit, perSecond] : row.perSecond)
        text += u", "_s + rateText(perSecond, unit);
    const auto found = std::ranges::find(data.rows, row);
    const int fastest = found == data.rows.end() ? -1 : fastestBeside(data, int(found - data.rows.begin()));
    if (fastest < 0 || data.rows.size() < 2)
        return text;
    const QString slower = slownessText(timing.medianNs, data.rows[fastest].timing.medianNs);
    return text + u", "_s + (slower.isEmpty() ? QCoreApplication::translate("CompareData", "the fastest") : slower);
}

QString slownessText(double ns, double fastestNs)
{
    const double times = fastestNs > 0 ? ns / fastestNs : 0;
    if (times <= 1)
        return {};
    if (times < 1.095)
        return QCoreApplication::translate("CompareData", "%1 % longer").arg(std::max(1.0, (times - 1) * 100), 0, 'f', 0);
    const QString number = times < 9.95 ? QString::number(times, 'f', 1) : fullCount(quint64(times + 0.5));
    return QCoreApplication::translate("CompareData", "%1 times as long").arg(number);
}

/// "1.5 G": divided by the thousands that it has, and their prefix.
static std::pair<double, QString> withPrefix(double rate)
{
    static constexpr char16_t prefixes[] = u" kMGTPE";
    int prefix = 0;
    for (; rate >= 999.5 && prefix < 6; ++prefix)
        rate /= 1000;
    return {rate, prefix == 0 ? QString() : QString(QChar(prefixes[prefix]))};
}

QString axisText(double value, bool isRate)
{
    if (isRate) {
        const auto [rate, prefix] = withPrefix(value);
        return QString::number(rate, 'g', 4) + (prefix.isEmpty() ? QString() : u' ' + prefix);
    }
    const auto [divisor, unit] = value < 999.5     ? std::pair(1.0, u"ns"_s)
                                 : value < 999.5e3 ? std::pair(1e3, u"\u00b5s"_s)
                                 : value < 999.5e6 ? std::pair(1e6, u"ms"_s)
                                                   : std::pair(1e9, u"s"_s);
    return QString::number(value / divisor, 'g', 4) + u' ' + unit;
}

QString shownRate(double perSecond)
{
    const auto [rate, prefix] = withPrefix(perSecond);
    const QString number = rate < 0.0995 ? QString::number(rate, 'g', 3)
                                         : QString::number(rate, 'f',
                                                           rate < 9.995   ? 2
                                                           : rate < 99.95 ? 1
                                                                          : 0);
    return prefix.isEmpty() ? number : number + u' ' + prefix;
}

QString rateUnit(const QString &unit)
{
    return (unit == u"flops" ? u"FLOP"_s : unit == u"bytes" ? u"B"_s : unit) + u"/s"_s;
}

QString rateText(double perSecond, const QString &unit)
{
    const QString rate = shownRate(perSecond);
    const bool isJoined = rate.back().isLetter() && (unit == u"flops" || unit == u"bytes");
    return rate + (isJoined ? QString() : u" "_s) + rateUnit(unit);
}

} // namespace kernelscope
