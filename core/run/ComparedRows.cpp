#include "run/ComparedRows.h"

#include <algorithm>
#include <span>

#include <QHash>

using namespace Qt::StringLiterals;

namespace kernelscope {

bool ComparedRow::hasOneLocal() const
{
    return std::ranges::all_of(steps, [this](const LaunchTiming &step) { return step.local == timing.local; });
}

/// Where one was timed once, none is the fastest: a single run says too little.
static void markFastest(QList<ComparedRow>::iterator begin, QList<ComparedRow>::iterator end)
{
    ComparedRow *fastest = nullptr;
    int sound = 0;
    for (ComparedRow &row : std::span(begin, end)) {
        if (row.fault.isEmpty() && row.timing.runs < 2)
            return;
        sound += row.fault.isEmpty();
        if (row.fault.isEmpty() && (!fastest || row.timing.medianNs < fastest->timing.medianNs))
            fastest = &row;
    }
    const bool isAlone = sound == 1 && end - begin > 1; // It is faster than nothing.
    if (fastest && !isAlone)
        fastest->isFastest = true;
}

/// Of all that a repetition executes of the launch. Executions of many sizes have no median that says anything.
static LaunchTiming wholeTiming(const LaunchTiming &timing)
{
    LaunchTiming whole = timing;
    if (!timing.executions.isEmpty())
        static_cast<TimeSpread &>(whole) = timing.whole;
    return whole;
}

/// One step after the other.
static LaunchTiming together(const LaunchTiming &before, const LaunchTiming &next)
{
    LaunchTiming both = before;
    both.name += u" + "_s + next.name;
    both.kernel += u" + "_s + next.kernel;
    if (next.global != before.global)
        both.global.clear();
    if (next.local != before.local)
        both.local.clear();
    both.runs = std::min(before.runs, next.runs);
    both.medianNs += next.medianNs;
    both.minNs += next.minNs;
    both.maxNs += next.maxNs;
    both.warmedUp = before.warmedUp && next.warmedUp;
    return both;
}

/// The computations of a run, in the order of their first launches.
static QList<ComparedRow> rowsOf(const SweepRun &run, const QStringList &launches, const ComparedPlan &plan)
{
    QList<ComparedRow> rows;
    QList<QStringList> computations;
    const QHash<QString, QString> faults = faultsOf(run.result, plan);
    for (const LaunchTiming &each : run.result.launches) {
        if (!launches.isEmpty() && !launches.contains(each.name))
            continue;
        const QStringList computation = plan.computations.of(each.name);
        const LaunchTiming timing = wholeTiming(each);
        const qsizetype at = computations.indexOf(computation);
        if (at < 0) {
            computations << computation;
            rows << ComparedRow{run.point, timing, {}, false, {timing}, faults.value(each.name)};
        } else {
            rows[at].timing = together(rows[at].timing, timing);
            rows[at].steps << timing;
            if (rows[at].fault.isEmpty())
                rows[at].fault = faults.value(each.name);
        }
    }
    for (ComparedRow &row : rows) {
        if (row.steps.size() == 1 && row.steps.first().executions.isEmpty())
            row.steps.clear();
        for (const auto &[unit, work] : run.work) {
            if (row.timing.medianNs > 0)
                row.perSecond.append({unit, work * 1e9 / row.timing.medianNs});
        }
    }
    return rows;
}

QList<ComparedRow> comparedRows(const QList<SweepRun> &runs, const QStringList &launches, const ComparedPlan &plan)
{
    QList<ComparedRow> rows;
    QList<qsizetype> begins; // Of the rows of each run.
    bool isOne = true;
    for (const SweepRun &run : runs) {
        begins << rows.size();
        rows << rowsOf(run, launches, plan);
        isOne = isOne && rows.size() - begins.last() <= 1;
    }
    if (isOne)
        begins = {0};
    for (qsizetype run = 0; run < begins.size(); ++run)
        markFastest(rows.begin() + begins[run], run + 1 < begins.size() ? rows.begin() + begins[run + 1] : rows.end());
    return rows;
}

} // namespace kernelscope
