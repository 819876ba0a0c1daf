#include "ui/layout/ChartAxis.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kernelscope {
namespace {

constexpr double air = 0.06; // Of the axis, at either end.
constexpr double leastPositive = 1e-300;

QList<double> linearTicks(const ChartAxis &axis, double step)
{
    QList<double> ticks;
    const double slack = (axis.to - axis.from) * 1e-9;
    for (double count = std::ceil((axis.from - slack) / step); count * step <= axis.to + slack && ticks.size() < 1000; ++count)
        ticks << (count == 0 ? 0 : count * step);
    return ticks;
}

/// These parts of every `decades`th power of ten.
QList<double> logTicks(const ChartAxis &axis, const QList<double> &parts, int decades)
{
    QList<double> ticks;
    const int first = int(std::floor(std::log10(axis.from) - 1e-9));
    const int last = int(std::ceil(std::log10(axis.to)));
    for (int power = first; power <= last; ++power) {
        if (power % decades != 0)
            continue;
        for (const double part : parts) {
            const double value = part * std::pow(10.0, power);
            if (value >= axis.from * (1 - 1e-9) && value <= axis.to * (1 + 1e-9))
                ticks << value;
        }
    }
    return ticks;
}

/// The greatest step between neighbours in terms of the smallest.
double unevenness(const QList<double> &places)
{
    double smallest = INFINITY;
    double greatest = 0;
    for (qsizetype i = 1; i < places.size(); ++i) {
        smallest = std::min(smallest, places[i] - places[i - 1]);
        greatest = std::max(greatest, places[i] - places[i - 1]);
    }
    return greatest / smallest;
}

} // namespace

double roundStep(double step)
{
    const double decade = std::pow(10.0, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= step * (1 - 1e-9))
            return factor * decade;
    }
    return 10 * decade;
}

double ChartAxis::toPixel(double value) const
{
    if (isLog)
        return length * (std::log(std::max(value, leastPositive)) - std::log(from)) / (std::log(to) - std::log(from));
    return length * (value - from) / (to - from);
}

ChartAxis ChartAxis::around(const QList<double> &values, double length, bool isLog)
{
    QList<double> counted;
    std::ranges::copy_if(values, std::back_inserter(counted),
                         [isLog](double value) { return std::isfinite(value) && (!isLog || value > 0); });
    if (counted.isEmpty())
        return isLog ? ChartAxis{1, 10, length, true} : ChartAxis{0, 1, length, false};
    const auto [low, high] = std::ranges::minmax(counted);
    if (isLog) {
        const double factor = high > low * 1.0001 ? std::pow(high / low, air) : 1.5;
        return {low / factor, high * factor, length, true};
    }
    const double extent = high - low;
    const double beyond = extent > std::abs(high) * 1e-9 ? extent * air : std::max(std::abs(high) / 2, 0.5);
    return {low - beyond, high + beyond, length, false};
}

ChartAxis ChartAxis::fromZero(const QList<double> &values, double length)
{
    const double high = values.isEmpty() ? 0 : *std::ranges::max_element(values);
    return {0, high > 0 ? high * (1 + air) : 1, length, false};
}

QList<double> chartTicks(const ChartAxis &axis, double spacing)
{
    const auto most = std::max<qsizetype>(2, qsizetype(axis.length / std::max(1.0, spacing)) + 1);
    if (!axis.isLog)
        return linearTicks(axis, roundStep((axis.to - axis.from) / double(most)));
    // The finest that is not too fine. On less than a decade even steps say most.
    const double decades = std::log10(axis.to / axis.from);
    if (decades < 0.7)
        return linearTicks(axis, roundStep((axis.to - axis.from) / double(most)));
    for (const QList<double> &parts : {QList<double>{1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 2, 5}, {1, 3}, {1}}) {
        if (const QList<double> ticks = logTicks(axis, parts, 1); ticks.size() <= most)
            return ticks;
    }
    return logTicks(axis, {1}, std::max(2, int(std::ceil(decades / double(most)))));
}

bool isSpacedByFactors(const QList<double> &values)
{
    QList<double> places = values;
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() < 2 || places.first() <= 0)
        return false;
    if (places.size() == 2)
        return places[1] >= 4 * places[0];
    QList<double> logarithms;
    for (const double place : std::as_const(places))
        logarithms << std::log(place);
    return unevenness(logarithms) < unevenness(places);
}

QList<double> spreadLabels(const QList<double> &wanted, double height, double top, double bottom)
{
    const qsizetype count = wanted.size();
    if (double(count) * height > bottom - top)
        return {};
    QList<qsizetype> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](qsizetype label) { return wanted[label]; });
    // Runs of labels that touch, each around the mean of what its labels want.
    struct Run
    {
        double sum = 0; ///< of what each wants, less its place in the run
        qsizetype count = 0;
        double first = 0; ///< the middle of its first label
    };
    QList<Run> runs;
    const auto place = [&](Run &run) {
        const double last = bottom - height / 2 - double(run.count - 1) * height;
        run.first = std::clamp(run.sum / double(run.count), top + height / 2, std::max(top + height / 2, last));
    };
    for (const qsizetype label : std::as_const(order)) {
        runs << Run{wanted[label], 1, 0};
        place(runs.last());
        while (runs.size() > 1 && runs[runs.size() - 2].first + double(runs[runs.size() - 2].count) * height > runs.last().first) {
            const Run below = runs.takeLast();
            Run &run = runs.last();
            run.sum += below.sum - double(run.count * below.count) * height;
            run.count += below.count;
            place(run);
        }
    }
    QList<double> middles(count);
    qsizetype at = 0;
    for (const Run &run : std::as_const(runs)) {
        for (qsizetype i = 0; i < run.count; ++i)
            middles[order[at++]] = run.first + double(i) * height;
    }
    return middles;
}

} // namespace kernelscope
