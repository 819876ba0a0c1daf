#include "run/SweepRun.h"

#include <algorithm>
#include <numeric>
#include <random>

#include "run/SweepGrid.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr quint64 mostRuns = 10'000;

QList<SweepPoint> sweepPoints(const QList<QPair<QString, QList<Expression>>> &vary)
{
    const SweepGrid grid(vary);
    QList<SweepPoint> points;
    for (quint64 place = 0; place < grid.size(); ++place)
        points << grid.at(place);
    return points;
}

/// std::shuffle would give another order with another library.
QList<qsizetype> shuffledOrder(qsizetype count, quint32 seed)
{
    QList<qsizetype> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::mt19937 random(seed);
    for (qsizetype left = count; left > 1; --left)
        order.swapItemsAt(left - 1, qsizetype(random() % quint64(left)));
    return order;
}

Result<void> checkVaried(const QList<QPair<QString, QList<Expression>>> &vary, const Project &project)
{
    const SweepGrid grid(vary);
    const auto fits = grid.fits(project);
    return !fits || grid.size() <= mostRuns ? fits : fail(u"These are more than %1 runs. Vary fewer values."_s.arg(mostRuns));
}

static QString workName(qsizetype index)
{
    return u"kscopeSweepWork%1"_s.arg(index);
}

ProjectDocument withWork(ProjectDocument document, const QList<QPair<QString, Expression>> &work)
{
    for (qsizetype i = 0; i < work.size(); ++i) {
        Parameter parameter;
        parameter.name = workName(i);
        parameter.value = work[i].second;
        document.project.parameters << parameter;
    }
    return document;
}

QList<ParameterValue> parametersAt(const SweepPoint &point)
{
    QList<ParameterValue> values;
    for (const auto &[name, value] : point)
        values << ParameterValue{name, value};
    return values;
}

QString pointText(const SweepPoint &point)
{
    QStringList parts;
    for (const auto &[name, value] : point)
        parts << name + u" = "_s + value;
    return parts.join(u", "_s);
}

void insertInOrder(QList<SweepRun> &runs, const SweepRun &run, const QList<SweepPoint> &points)
{
    qsizetype before = 0; // Both lists are in the same order.
    for (qsizetype i = 0; i < points.size() && points[i] != run.point; ++i)
        before += before < runs.size() && runs[before].point == points[i];
    runs.insert(before, run);
}

SweepRun sweepRunOf(const SweepPoint &point, const RunResult &result, const QList<QPair<QString, Expression>> &work)
{
    SweepRun run{point, result, {}};
    for (qsizetype i = 0; i < work.size(); ++i) {
        for (const EvaluatedValue &value : result.report.values) {
            if (value.path.section(u'/', 2, 2) == workName(i))
                run.work.append({work[i].first, value.number});
        }
    }
    return run;
}

} // namespace kernelscope
