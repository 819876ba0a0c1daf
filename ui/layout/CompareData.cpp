#include "ui/layout/CompareData.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include "ui/layout/ChartAxis.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// The number that a parameter had in a run, as the worker evaluated it or as it is written; NaN: there is none.
double numberOf(const SweepRun &run, const QString &parameter, const QString &written)
{
    for (const EvaluatedValue &value : run.result.report.values) {
        if (value.path == u"/parameters/"_s + parameter && std::isfinite(value.number))
            return value.number;
    }
    bool isNumber = false;
    const double number = written.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? number : NAN;
}

/// Each value of the first parameter once, in the order of the runs.
QList<ComparePlace> placesOf(const SweepResults &sweep, bool &areNumbers)
{
    QHash<QString, double> numbers;
    for (const SweepRun &run : sweep.runs) {
        const auto &[parameter, text] = run.point.first();
        if (!numbers.contains(text) || std::isnan(numbers[text]))
            numbers[text] = numberOf(run, parameter, text);
    }
    QList<ComparePlace> places;
    QSet<QString> seen;
    for (const SweepPoint &point : sweep.points) {
        const auto &[parameter, text] = point.first();
        if (!seen.contains(text))
            places.append({text, numbers.contains(text) ? numbers[text] : numberOf({}, parameter, text)});
        seen.insert(text);
    }
    areNumbers = std::ranges::none_of(places, [](const ComparePlace &place) { return std::isnan(place.at); });
    for (qsizetype i = 0; i < places.size() && !areNumbers; ++i)
        places[i].at = double(i);
    return places;
}

QHash<QString, int> placesByText(const QList<ComparePlace> &places)
{
    QHash<QString, int> found;
    for (int place = 0; place < int(places.size()); ++place)
        found.insert(places[place].text, place);
    return found;
}

QString lineName(const SweepRow &row)
{
    QStringList parts{row.timing.name};
    for (qsizetype i = 1; i < row.point.size(); ++i)
        parts << row.point[i].first + u" = "_s + row.point[i].second;
    return parts.join(u", "_s);
}

/// The median's rate lies between that of the slowest and of the fastest run.
ComparePoint pointOf(const SweepRow &row, const QString &unit)
{
    ComparePoint point;
    point.value = row.timing.medianNs;
    point.least = row.timing.minNs;
    point.most = row.timing.maxNs;
    if (unit.isEmpty())
        return point;
    const auto work = std::ranges::find(row.perSecond, unit, &QPair<QString, double>::first);
    const double perSecond = work == row.perSecond.end() ? NAN : work->second;
    const auto rate = [&](double ns) { return ns > 0 ? perSecond * row.timing.medianNs / ns : perSecond; };
    return {0, perSecond, rate(point.most), rate(point.least), -1};
}

CompareLine &lineNamed(QList<CompareLine> &lines, const QString &name)
{
    const auto found = std::ranges::find(lines, name, &CompareLine::name);
    if (found != lines.end())
        return *found;
    lines.append({name, {}});
    return lines.last();
}

void addLines(CompareData &data)
{
    const QHash<QString, int> places = placesByText(data.places);
    for (int row = 0; row < int(data.rows.size()); ++row) {
        const SweepRow &shown = data.rows[row];
        data.repetitions = std::max(data.repetitions, shown.timing.runs);
        ComparePoint point = pointOf(shown, data.unit);
        point.row = row;
        point.place = data.isSweep() ? places.value(shown.point.first().second) : 0;
        CompareLine &line = lineNamed(data.lines, lineName(shown));
        if (std::isfinite(point.value) && point.value > 0)
            line.points << point;
    }
    for (CompareLine &line : data.lines)
        std::ranges::stable_sort(line.points, {}, [&](const ComparePoint &point) { return data.places.value(point.place).at; });
}

} // namespace

QString reasonOf(const RunResult &result)
{
    if (!result.message.isEmpty())
        return result.message.section(u'\n', 0, 0);
    for (const Problem &problem : result.report.problems) {
        if (problem.severity == Severity::Error)
            return problem.message;
    }
    return QCoreApplication::translate("CompareData", "The run gave no times.");
}

CompareData comparedSweep(const SweepResults &sweep, const QString &unit)
{
    CompareData data;
    if (sweep.points.isEmpty())
        return data;
    data.parameter = sweep.points.first().first().first;
    data.unit = unit;
    data.places = placesOf(sweep, data.areNumbers);
    QList<double> numbers;
    for (const ComparePlace &place : std::as_const(data.places))
        numbers << place.at;
    data.isLog = data.areNumbers && isSpacedByFactors(numbers);
    data.rows = sweepRows(sweep.runs, sweep.sweep.launches);
    addLines(data);
    const QHash<QString, int> places = placesByText(data.places);
    for (const SweepRun &run : sweep.runs) {
        if (data.device.isEmpty())
            data.device = run.result.device;
        if (run.result.launches.isEmpty())
            data.failures.append({places.value(run.point.first().second), run.point, reasonOf(run.result)});
    }
    return data;
}

CompareData comparedLaunches(const RunResult &run)
{
    CompareData data;
    data.rows = sweepRows({{{}, run, {}}}, {});
    for (SweepRow &row : data.rows)
        row.isFastest = row.isFastest && data.rows.size() > 1;
    addLines(data);
    data.device = run.device;
    return data;
}

int fastestBeside(const CompareData &data, int row)
{
    int fastest = -1;
    const auto isBetter = [&](int other) { return fastest < 0 || data.rows[other].timing.medianNs < data.rows[fastest].timing.medianNs; };
    int beside = 0;
    for (int other = 0; other < int(data.rows.size()); ++other) {
        if (data.rows[other].point != data.rows[row].point)
            continue;
        ++beside;
        if (isBetter(other))
            fastest = other;
    }
    if (beside > 1)
        return fastest;
    for (int other = 0; other < int(data.rows.size()); ++other) {
        if (isBetter(other))
            fastest = other;
    }
    return fastest;
}

/// Of the rows of one run: which is the fastest, and how much longer the slowest takes.
static QString runSummary(const CompareData &data, int fastest, int slowest)
{
    const LaunchTiming &best = data.rows[fastest].timing;
    const LaunchTiming &worst = data.rows[slowest].timing;
    const QString where =
        data.isSweep() ? QCoreApplication::translate("CompareData", "With %1 ").arg(pointText(data.rows[fastest].point)) : QString();
    return where + QCoreApplication::translate("CompareData", "%1 is the fastest: %2. %3 takes %4.")
                       .arg(best.name, shownDuration(best.medianNs), worst.name, slownessText(worst.medianNs, best.medianNs));
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
        return QCoreApplication::translate("CompareData", "%1 % slower").arg(std::max(1.0, (times - 1) * 100), 0, 'f', 0);
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
