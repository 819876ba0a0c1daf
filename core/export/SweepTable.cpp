#include "export/SweepTable.h"

#include <QJsonArray>

#include "protocol/Json.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QJsonObject pointJson(const SweepPoint &point)
{
    QJsonObject json;
    for (const auto &[parameter, value] : point) {
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        json.insert(parameter, isNumber ? QJsonValue(number) : QJsonValue(value));
    }
    return json;
}

static QJsonObject rowJson(const ComparedRow &row)
{
    QJsonObject perSecond;
    for (const auto &[unit, rate] : row.perSecond)
        perSecond.insert(unit, toJson(rate));
    QJsonArray steps;
    for (const LaunchTiming &step : row.steps)
        steps << QJsonObject{{u"launch"_s, step.name}, {u"medianNs"_s, toJson(step.medianNs)}};
    return {{u"parameters"_s, pointJson(row.point)},
            {u"launch"_s, row.timing.name},
            {u"kernel"_s, row.timing.kernel},
            {u"global"_s, toJson(row.timing.global)},
            {u"local"_s, toJson(row.timing.local)},
            {u"runs"_s, row.timing.runs},
            {u"medianNs"_s, toJson(row.timing.medianNs)},
            {u"minNs"_s, toJson(row.timing.minNs)},
            {u"maxNs"_s, toJson(row.timing.maxNs)},
            {u"perSecond"_s, perSecond},
            {u"steps"_s, steps},
            {u"fault"_s, row.fault},
            {u"fastest"_s, row.isFastest}};
}

QJsonObject sweepJson(const QList<SweepOfKind> &kinds, const QStringList &launches, const ComparedPlan &plan)
{
    QJsonArray rows;
    QJsonArray ended;
    QString device;
    RunStatus worst = RunStatus::Ok;
    for (const SweepOfKind &kind : kinds) {
        const auto add = [&](QJsonArray &list, QJsonObject object) {
            if (kinds.size() > 1)
                object.insert(u"device"_s, kind.kind);
            list << object;
        };
        for (const ComparedRow &row : comparedRows(kind.runs, launches, plan))
            add(rows, rowJson(row));
        for (const SweepRun &run : kind.runs) {
            add(ended, {{u"parameters"_s, pointJson(run.point)},
                        {u"status"_s, runStatusName(run.result.status)},
                        {u"message"_s, run.result.message}});
            device = device.isEmpty() ? run.result.device : device;
            if (exitStatus(run.result.status) > exitStatus(worst))
                worst = run.result.status;
        }
    }
    return {{u"status"_s, runStatusName(worst)}, {u"device"_s, device}, {u"runs"_s, ended}, {u"rows"_s, rows}};
}

static QString csvCell(QString text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

static QString sizes(const QList<quint64> &list)
{
    return mapped(list, [](const quint64 size) { return QString::number(size); }).join(u'x');
}

static QStringList csvHeadings(const QList<SweepOfKind> &kinds, const QList<ComparedRow> &rows)
{
    QStringList headings;
    if (kinds.size() > 1)
        headings << u"device"_s;
    for (const auto &[parameter, value] : rows.isEmpty() ? SweepPoint() : rows.first().point)
        headings << csvCell(parameter);
    headings << u"launch"_s << u"kernel"_s << u"global"_s << u"local"_s << u"runs"_s << u"medianNs"_s << u"minNs"_s << u"maxNs"_s;
    for (const auto &[unit, rate] : rows.isEmpty() ? QList<QPair<QString, double>>() : rows.first().perSecond)
        headings << csvCell(unit + u" per second"_s);
    return headings << u"fastest"_s << u"fault"_s;
}

QString sweepCsv(const QList<SweepOfKind> &kinds, const QStringList &launches, const ComparedPlan &plan)
{
    QStringList lines;
    QList<ComparedRow> all;
    for (const SweepOfKind &kind : kinds) {
        const QList<ComparedRow> rows = comparedRows(kind.runs, launches, plan);
        all += rows;
        for (const ComparedRow &row : rows) {
            QStringList cells;
            if (kinds.size() > 1)
                cells << csvCell(kind.kind);
            for (const auto &[parameter, value] : row.point)
                cells << csvCell(value);
            cells << csvCell(row.timing.name) << csvCell(row.timing.kernel) << sizes(row.timing.global) << sizes(row.timing.local)
                  << QString::number(row.timing.runs);
            for (const double time : {row.timing.medianNs, row.timing.minNs, row.timing.maxNs})
                cells << QString::number(time, 'f', 0);
            for (const auto &[unit, rate] : row.perSecond)
                cells << digitsText(rate, 6);
            lines << (cells << (row.isFastest ? u"yes"_s : u"no"_s) << csvCell(row.fault)).join(u',');
        }
    }
    lines.prepend(csvHeadings(kinds, all).join(u','));
    return lines.join(u'\n') + u'\n';
}

} // namespace kernelscope
