#include "ui/models/CompareData.h"

#include <algorithm>
#include <cmath>

#include <QHash>
#include <QSet>

#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/models/Sentences.h"

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

/// Each value of a parameter once, in the order of the runs.
QList<ComparePlace> placesOf(const SweepResults &sweep, qsizetype at, bool &areNumbers)
{
    QHash<QString, double> numbers;
    for (const SweepRun &run : sweep.runs) {
        const auto &[parameter, text] = run.point[at];
        if (!numbers.contains(text) || std::isnan(numbers[text]))
            numbers[text] = numberOf(run, parameter, text);
    }
    QList<ComparePlace> places;
    QSet<QString> seen;
    for (const SweepPoint &point : sweep.points) {
        const auto &[parameter, text] = point[at];
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

QString lineName(const ComparedRow &row, bool isMap)
{
    if (isMap)
        return row.timing.name;
    QStringList parts{row.timing.name};
    for (qsizetype i = 1; i < row.point.size(); ++i)
        parts << row.point[i].first + u" = "_s + row.point[i].second;
    return parts.join(u", "_s);
}

/// The median's rate lies between that of the slowest and of the fastest run.
ComparePoint pointOf(const ComparedRow &row, const QString &unit)
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
    if (CompareLine *found = foundIn(lines, name, &CompareLine::name))
        return *found;
    lines.append({name, {}});
    return lines.last();
}

void addLines(CompareData &data)
{
    const QHash<QString, int> places = placesByText(data.places);
    const QHash<QString, int> others = placesByText(data.others);
    for (int row = 0; row < int(data.rows.size()); ++row) {
        const ComparedRow &shown = data.rows[row];
        data.repetitions = std::max(data.repetitions, shown.timing.runs);
        ComparePoint point = pointOf(shown, data.unit);
        point.row = row;
        point.place = data.isSweep() ? places.value(shown.point.first().second) : 0;
        point.other = data.isMap ? others.value(shown.point.value(1).second) : 0;
        CompareLine &line = lineNamed(data.lines, lineName(shown, data.isMap));
        if (std::isfinite(point.value) && point.value > 0)
            line.points << point;
    }
    for (CompareLine &line : data.lines)
        std::ranges::stable_sort(line.points, {}, [&](const ComparePoint &point) { return data.places.value(point.place).at; });
}

QStringList leftOut(const CompareData &data, const ComparedPlan &plan)
{
    QSet<QString> compared;
    for (const ComparedRow &row : data.rows) {
        compared << row.timing.name;
        for (const LaunchTiming &step : row.steps)
            compared << step.name;
    }
    QStringList names;
    for (const QString &name : plan.launches) {
        if (!data.rows.isEmpty() && !compared.contains(name))
            names << (plan.found.contains(name) ? u"%1 (%2)"_s.arg(name, inLanguage(plan.found[name])) : name);
    }
    return names;
}

} // namespace

QString reasonOf(const RunResult &result)
{
    if (!result.message.isEmpty())
        return inLanguage(result.message.section(u'\n', 0, 0));
    if (const Problem *problem = firstError(result.report.problems))
        return inLanguage(problem->message);
    return tr("The run gave no times.");
}

static CompareData comparedPoints(const SweepResults &sweep, const QString &unit, const ComparedPlan &plan, bool isMap)
{
    CompareData data;
    if (sweep.points.isEmpty())
        return data;
    data.isMap = isMap;
    if (isMap) {
        bool areNumbers = true;
        data.other = sweep.points.first()[1].first;
        data.others = placesOf(sweep, 1, areNumbers);
    }
    data.parameter = sweep.points.first().first().first;
    data.unit = unit;
    data.places = placesOf(sweep, 0, data.areNumbers);
    const QList<double> numbers = mapped(data.places, &ComparePlace::at);
    data.isLog = data.areNumbers && isSpacedByFactors(numbers);
    data.rows = comparedRows(sweep.runs, sweep.sweep.launches, plan);
    addLines(data);
    data.leftOut = leftOut(data, plan);
    const QHash<QString, int> places = placesByText(data.places);
    const QHash<QString, int> others = placesByText(data.others);
    for (const SweepRun &run : sweep.runs) {
        if (data.device.isEmpty())
            data.device = run.result.device;
        if (run.result.launches.isEmpty())
            data.failures.append(
                {places.value(run.point.first().second), run.point, reasonOf(run.result), others.value(run.point.value(1).second)});
    }
    return data;
}

CompareData comparedSweep(const SweepResults &sweep, const QString &unit, const ComparedPlan &plan)
{
    return comparedPoints(sweep, unit, plan, false);
}

CompareData comparedMap(const SweepResults &sweep, const ComparedPlan &plan)
{
    const bool hasTwo = !sweep.points.isEmpty() && sweep.points.first().size() == 2;
    return comparedPoints(sweep, {}, plan, hasTwo);
}

CompareData comparedLaunches(const RunResult &run, const ComparedPlan &plan)
{
    CompareData data;
    data.rows = comparedRows({{{}, run, {}}}, {}, plan);
    for (ComparedRow &row : data.rows)
        row.isFastest = row.isFastest && data.rows.size() > 1;
    addLines(data);
    data.leftOut = leftOut(data, plan);
    data.device = run.device;
    return data;
}

int referenceBeside(const CompareData &data, int row)
{
    for (int other = 0; other < int(data.rows.size()) && !data.reference.isEmpty(); ++other) {
        if (data.rows[other].point == data.rows[row].point && data.rows[other].timing.name == data.reference)
            return other;
    }
    return -1;
}

int fastestBeside(const CompareData &data, int row)
{
    if (!data.rows[row].fault.isEmpty())
        return -1;
    const auto fastestOf = [&](bool isOfAll) {
        int fastest = -1;
        for (int other = 0; other < int(data.rows.size()); ++other) {
            const ComparedRow &tried = data.rows[other];
            if (!tried.fault.isEmpty() || !(isOfAll || tried.point == data.rows[row].point))
                continue;
            if (tried.timing.runs < 2)
                return -1;
            if (fastest < 0 || tried.timing.medianNs < data.rows[fastest].timing.medianNs)
                fastest = other;
        }
        return fastest;
    };
    const auto beside = std::ranges::count(data.rows, data.rows[row].point, &ComparedRow::point);
    return fastestOf(beside < 2);
}

} // namespace kernelscope
