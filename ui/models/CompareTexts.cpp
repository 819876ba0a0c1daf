// What a comparison says in words.

#include <algorithm>
#include <iterator>

#include <QHash>

#include "support/Ranges.h"
#include "ui/models/CompareData.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/Durations.h"
#include "ui/models/NamesText.h"
#include "ui/models/Sentences.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

// Of fewer than usualRepetitions, two launches of one speed are told apart in every fifth comparison or more.
bool areToldApart(const LaunchTiming &faster, const LaunchTiming &slower)
{
    return slower.minNs >= faster.medianNs && faster.maxNs <= slower.medianNs;
}

/// Of the rows of one run: which is the fastest, how much longer the slowest takes, and whether that may be chance.
static QString runSummary(const CompareData &data, int fastest, int slowest)
{
    const LaunchTiming &best = data.rows[fastest].timing;
    const LaunchTiming &worst = data.rows[slowest].timing;
    if (std::min(best.runs, worst.runs) < 2)
        return tr("Each was timed once, which does not tell which is faster.");
    const QString where = data.isSweep() ? tr("With %1 ").arg(pointText(data.rows[fastest].point)) : QString();
    const QString text = where + tr("%1 is the fastest: %2. %3 takes %4.")
                                     .arg(best.name, shownDuration(best.medianNs), worst.name, slownessText(worst.medianNs, best.medianNs));
    if (!areToldApart(best, worst))
        return tr("%1 Their single runs overlap: that may be chance.").arg(text);
    const int runs = std::min(best.runs, worst.runs);
    return runs < usualRepetitions ? filled(tr("%1 Of %2 runs each, that may be chance."), text, runs) : text;
}

/// Which times count for nothing, and why.
static QStringList faultTexts(const CompareData &data, const QList<int> &rows)
{
    QStringList faults;
    QHash<QString, QStringList> names;
    for (const int row : rows) {
        const ComparedRow &shown = data.rows[row];
        if (!shown.fault.isEmpty() && !faults.contains(shown.fault))
            faults << shown.fault;
        if (!shown.fault.isEmpty())
            names[shown.fault] << shown.timing.name;
    }
    QStringList texts;
    for (const QString &fault : std::as_const(faults)) {
        const QStringList &who = names[fault];
        texts << (who.size() == 1 ? tr("%1 is faulty (%2): its time counts for nothing.")
                                  : tr("%1 are faulty (%2): their times count for nothing."))
                     .arg(namesText(who), inLanguage(fault));
    }
    return texts;
}

/// What is added up in one time.
static QStringList stepTexts(const CompareData &data, const QList<int> &rows)
{
    QStringList texts;
    for (const int row : rows) {
        const QStringList names = mapped(data.rows[row].steps, &LaunchTiming::name);
        if (names.size() == 1)
            texts << tr("The time of %1 is that of all its executions.").arg(names.first());
        else if (!names.isEmpty())
            texts << tr("%1 are steps of one computation: their times are added.").arg(namesText(names));
    }
    return texts;
}

/// The rows of the last run: in a sweep that with the largest value, mostly.
static QList<int> lastRows(const CompareData &data)
{
    QList<int> rows;
    for (int row = 0; row < int(data.rows.size()); ++row) {
        if (data.rows[row].point == data.rows.last().point)
            rows << row;
    }
    return rows;
}

static QString timesText(const CompareData &data, const QList<int> &rows)
{
    QList<int> sound;
    std::ranges::copy_if(rows, std::back_inserter(sound), [&](int row) { return data.rows[row].fault.isEmpty(); });
    const auto ns = [&](int row) { return data.rows[row].timing.medianNs; };
    if (rows.size() > 1 && sound.isEmpty())
        return {};
    if (rows.size() > 1) {
        const int fastest = *std::ranges::min_element(sound, {}, ns);
        const int slowest = *std::ranges::max_element(sound, {}, ns);
        const LaunchTiming &only = data.rows[fastest].timing;
        return sound.size() == 1    ? tr("%1 takes %2.").arg(only.name, shownDuration(only.medianNs))
               : fastest == slowest ? QString()
                                    : runSummary(data, fastest, slowest);
    }
    const auto best = std::ranges::find(data.rows, true, &ComparedRow::isFastest);
    if (!data.isSweep())
        return data.rows.first().steps.size() < 2 ? tr("One launch alone has nothing to be compared with.")
                                                  : tr("One computation alone has nothing to be compared with.");
    return best == data.rows.end() || data.rows.size() == 1
               ? QString()
               : tr("%1 is fastest with %2: %3.").arg(best->timing.name, pointText(best->point), shownDuration(best->timing.medianNs));
}

/// How the rows compare with the one that was chosen.
static QString referenceText(const CompareData &data, const QList<int> &rows)
{
    QStringList texts;
    for (const int row : rows) {
        const int reference = referenceBeside(data, row);
        if (reference >= 0 && reference != row && data.rows[row].fault.isEmpty())
            texts << tr("%1 %2").arg(data.rows[row].timing.name,
                                     speedText(data.rows[row].timing.medianNs, data.rows[reference].timing.medianNs));
    }
    return texts.isEmpty() ? QString() : tr("Against %1: %2.").arg(data.reference, texts.join(u", "_s));
}

QString summaryText(const CompareData &data, bool withAdvice)
{
    if (data.rows.isEmpty())
        return {};
    const QList<int> rows = lastRows(data);
    QStringList texts{timesText(data, rows), referenceText(data, rows)};
    texts << faultTexts(data, rows) << stepTexts(data, rows);
    if (!data.leftOut.isEmpty())
        texts << tr("Not compared: %1.").arg(namesText(data.leftOut));
    if (withAdvice && !data.isSweep() && data.rows.size() == 1)
        texts << tr("To compare, choose a parameter above and give it values such as 64, 128, 256, or add a launch to the plan that "
                    "does the same in another way.");
    texts.removeAll(QString());
    return texts.join(u' ');
}

QString sweepText(const SweepResults &sweep)
{
    const CompareData data = comparedSweep(sweep);
    const bool isWhole = sweep.runs.size() == sweep.points.size();
    const QString ended = fullCount(quint64(sweep.runs.size()));
    const QString points = isWhole ? tr("%1 points").arg(ended) : tr("%1 of %2 points").arg(ended, fullCount(quint64(sweep.points.size())));
    QStringList texts{sweep.repetitions > 1 ? tr("Swept: %1, with %2 runs each.").arg(points, fullCount(quint64(sweep.repetitions)))
                                            : tr("Swept: %1.").arg(points)};
    if (!data.failures.isEmpty())
        texts << tr("%1 failed.").arg(fullCount(quint64(data.failures.size())));
    texts << summaryText(data, false) << inLanguage(sweep.message);
    texts.removeAll(QString());
    return texts.join(u' ');
}

int spokenRow(const CompareData &data)
{
    if (data.rows.isEmpty())
        return -1;
    const QList<int> rows = lastRows(data);
    const auto best = std::ranges::find(data.rows, true, &ComparedRow::isFastest);
    return rows.size() > 1 || best == data.rows.end() ? rows.first() : int(best - data.rows.begin());
}

QString failureText(const CompareFailure &failure)
{
    return tr("%1 failed: %2").arg(pointText(failure.point), inLanguage(failure.message));
}

QString figuresText(const CompareData &data, const ComparedRow &row)
{
    const LaunchTiming &timing = row.timing;
    QString text = timing.name;
    if (!row.point.isEmpty())
        text += tr(" with %1").arg(pointText(row.point));
    text += u": "_s + shownDuration(timing.medianNs);
    QStringList parts;
    for (const LaunchTiming &step : row.steps) {
        if (row.steps.size() > 1)
            parts << step.name + u' ' + shownDuration(step.medianNs);
    }
    if (timing.runs > 1)
        parts << tr("%1 to %2, %3 runs").arg(shownDuration(timing.minNs), shownDuration(timing.maxNs)).arg(timing.runs);
    if (!parts.isEmpty())
        text += u" ("_s + parts.join(u", "_s) + u')';
    for (const auto &[unit, perSecond] : row.perSecond)
        text += u", "_s + shownFigure(rateText(perSecond, unit));
    const auto found = std::ranges::find(data.rows, row);
    const QString compared = found == data.rows.end() ? QString() : comparedText(data, int(found - data.rows.begin()));
    return compared.isEmpty() ? text : text + u", "_s + compared;
}

QString comparedText(const CompareData &data, int row)
{
    const ComparedRow &shown = data.rows[row];
    if (!shown.fault.isEmpty())
        return tr("faulty: %1").arg(inLanguage(shown.fault));
    if (const int reference = referenceBeside(data, row); reference >= 0) {
        const QString compared =
            reference == row ? tr("the reference") : speedText(shown.timing.medianNs, data.rows[reference].timing.medianNs);
        return shown.isFastest ? tr("%1, fastest").arg(compared) : compared;
    }
    if (shown.isFastest)
        return tr("fastest");
    const int fastest = fastestBeside(data, row);
    return fastest < 0 || data.rows.size() < 2 ? QString() : slownessText(shown.timing.medianNs, data.rows[fastest].timing.medianNs);
}

/// "68", "2.0"
static QString factorText(double times)
{
    return times < 9.95 ? figureText(times, 1) : fullCount(quint64(times + 0.5));
}

QString slownessText(double ns, double fastestNs)
{
    const double times = fastestNs > 0 ? ns / fastestNs : 0;
    if (times <= 1)
        return {};
    if (times < 1.495)
        return tr("%1 % longer").arg(std::max(1.0, (times - 1) * 100), 0, 'f', 0);
    return tr("%1 times as long").arg(factorText(times));
}

QString speedText(double ns, double referenceNs)
{
    if (ns <= 0 || referenceNs <= 0 || ns == referenceNs)
        return tr("as fast");
    const double times = referenceNs / ns;
    if (times < 1)
        return slownessText(ns, referenceNs);
    return times < 1.095 ? tr("%1 % faster").arg(std::max(1.0, (times - 1) * 100), 0, 'f', 0)
                         : tr("%1 times as fast").arg(factorText(times));
}

QString axisText(double value, bool isRate)
{
    if (isRate) {
        const auto [rate, prefix] = rateWithPrefix(value);
        return figureText(rate, 4, 'g') + (prefix.isEmpty() ? QString() : u' ' + prefix);
    }
    const auto [divisor, unit] = value < 999.5     ? std::pair(1.0, u"ns"_s)
                                 : value < 999.5e3 ? std::pair(1e3, u"\u00b5s"_s)
                                 : value < 999.5e6 ? std::pair(1e6, u"ms"_s)
                                                   : std::pair(1e9, u"s"_s);
    return figureText(value / divisor, 4, 'g') + u' ' + unit;
}

} // namespace kernelscope
