#pragma once

#include "run/ComparedRows.h"
#include "run/SweepRun.h"
#include "support/Rates.h"

namespace kernelscope {

/// One run of a launch in a comparison.
struct ComparePoint
{
    int place = 0;    ///< into CompareData::places
    double value = 0; ///< the median: nanoseconds, or work per second
    double least = 0;
    double most = 0;
    int row = -1;  ///< into CompareData::rows
    int other = 0; ///< into CompareData::others; of a map alone
    bool operator==(const ComparePoint &) const = default;
};

/// What is compared: a launch, and where more than one parameter is varied those of the others' values; in a map a launch alone.
struct CompareLine
{
    QString name;               ///< "tiled", "tiled, tile = 8"
    QList<ComparePoint> points; ///< by their places, from left to right
    bool operator==(const CompareLine &) const = default;
};

/// A value of the first parameter that is varied.
struct ComparePlace
{
    QString text;  ///< as written
    double at = 0; ///< its number, else its position among the values
    bool operator==(const ComparePlace &) const = default;
};

/// A run that gave no times.
struct CompareFailure
{
    int place = 0;
    SweepPoint point;
    QString message; ///< a sentence
    int other = 0;
    bool operator==(const CompareFailure &) const = default;
};

/// What a comparison shows, as values: of a sweep, or of the launches of one run, where there are neither places nor a parameter.
struct CompareData
{
    QString parameter;      ///< the first that is varied
    bool isLog = false;     ///< places are spaced by factors
    bool areNumbers = true; ///< else places are categories
    QString unit;           ///< of the work that is compared; empty: times are
    bool isMap = false;     ///< drawn as a heat map of two parameters for each launch
    QString other;          ///< the second parameter of a map
    QString reference;      ///< the launch that all are compared with; empty: the fastest
    QList<ComparePlace> places;
    QList<ComparePlace> others; ///< values of the second parameter of a map
    QList<CompareLine> lines;
    QList<CompareFailure> failures;
    QList<ComparedRow> rows; ///< of all launches that were timed, by their runs
    int repetitions = 1;     ///< most of any row
    QString device;          ///< as the runs name it
    QStringList leftOut;     ///< launches of the plan that are not compared, with what was found in them

    bool isSweep() const { return !parameter.isEmpty(); }
    bool operator==(const CompareData &) const = default;
};

/// `unit`: one of the sweep's work, by which per second is compared; empty: times are.
CompareData comparedSweep(const SweepResults &sweep, const QString &unit = {}, const ComparedPlan &plan = {});

/// The times of a sweep over two parameters as a map.
CompareData comparedMap(const SweepResults &sweep, const ComparedPlan &plan = {});

/// The computations of a run, in the order of the plan.
CompareData comparedLaunches(const RunResult &run, const ComparedPlan &plan = {});

/// The row with the least time of those it is compared with: of its run, where that has several computations, else of all. Neither it nor
/// those have a fault; -1: there are none, or one of them was timed once.
int fastestBeside(const CompareData &data, int row);

/// What a comparison says, in sentences; with advice also what to do where there is nothing to compare with.
QString summaryText(const CompareData &data, bool withAdvice = true);

/// What came of a sweep: how many runs it has, how many of them failed, and the fastest.
QString sweepText(const SweepResults &sweep);

/// Whether the median of neither lies among the single runs of the other. With five runs each, two launches that take the same time are
/// taken for different in 12 of the 252 orders that their runs may have: in one comparison of 21.
bool areToldApart(const LaunchTiming &faster, const LaunchTiming &slower);

/// The first row of those that the summary speaks of; -1: it speaks of none.
int spokenRow(const CompareData &data);

/// Why a run gave no times, in a sentence.
QString reasonOf(const RunResult &result);

/// "n = 5 failed: " and why.
QString failureText(const CompareFailure &failure);

/// All figures of one run of a launch.
QString figuresText(const CompareData &data, const ComparedRow &row);

/// The row of the reference in the run of this row; -1: there is none.
int referenceBeside(const CompareData &data, int row);

/// In words, against a time: "68 times as fast", "2.0 times as long", "5 % faster", "as fast".
QString speedText(double ns, double referenceNs);

/// How a row compares: "fastest", "3.0 times as long", "68 times as fast" as the reference, "faulty: data race". Empty: with nothing.
QString comparedText(const CompareData &data, int row);

/// In words, of one that is not the fastest of those it is compared with: how many times as long it took. Empty: it is.
QString slownessText(double ns, double fastestNs);

/// What stands at an axis: "500 \u00b5s", "20 G".
QString axisText(double value, bool isRate);

} // namespace kernelscope
