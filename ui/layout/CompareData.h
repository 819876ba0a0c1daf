#pragma once

#include "session/SweepControl.h"

namespace kernelscope {

/// One run of a launch in a comparison.
struct ComparePoint
{
    int place = 0;    ///< into CompareData::places
    double value = 0; ///< the median: nanoseconds, or work per second
    double least = 0;
    double most = 0;
    int row = -1; ///< into CompareData::rows
    bool operator==(const ComparePoint &) const = default;
};

/// What is compared: a launch, and where more than one parameter is varied those of the others' values.
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
    bool operator==(const CompareFailure &) const = default;
};

/// What a comparison shows, as values: of a sweep, or of the launches of one run, where there are neither places nor a parameter.
struct CompareData
{
    QString parameter;      ///< the first that is varied
    bool isLog = false;     ///< places are spaced by factors
    bool areNumbers = true; ///< else places are categories
    QString unit;           ///< of the work that is compared; empty: times are
    QList<ComparePlace> places;
    QList<CompareLine> lines;
    QList<CompareFailure> failures;
    QList<SweepRow> rows; ///< of all launches that were timed, by their runs
    int repetitions = 1;  ///< most of any row
    QString device;       ///< as the runs name it

    bool isSweep() const { return !parameter.isEmpty(); }
    bool operator==(const CompareData &) const = default;
};

/// `unit`: one of the sweep's work, by which per second is compared; empty: times are.
CompareData comparedSweep(const SweepResults &sweep, const QString &unit = {});

/// The launches of a run, in the order of the plan.
CompareData comparedLaunches(const RunResult &run);

/// The row with the least time of those it is compared with: of its run, where that has several launches, else of all; -1: there are none.
int fastestBeside(const CompareData &data, int row);

/// What a comparison says, in a sentence.
QString summaryText(const CompareData &data);

/// Why a run gave no times, in a sentence.
QString reasonOf(const RunResult &result);

/// "n = 5 failed: " and why.
QString failureText(const CompareFailure &failure);

/// All figures of one run of a launch.
QString figuresText(const CompareData &data, const SweepRow &row);

/// In words, of one that is not the fastest of those it is compared with: how many times as long it took. Empty: it is.
QString slownessText(double ns, double fastestNs);

/// "27.3 GFLOP/s", "1.20 GB/s", "315 items/s"
QString rateText(double perSecond, const QString &unit);

/// "FLOP/s", "B/s", "items/s"
QString rateUnit(const QString &unit);

/// The same rate without its unit: "27.3 G".
QString shownRate(double perSecond);

/// What stands at an axis: "500 \u00b5s", "20 G".
QString axisText(double value, bool isRate);

} // namespace kernelscope
