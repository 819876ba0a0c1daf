#include "ui/problems/FindingText.h"

#include <algorithm>
#include <utility>

#include <QObject>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"
#include "ui/widgets/WholeWords.h"

namespace kernelscope {
namespace {

QString placeText(const FindingAccess &access)
{
    return access.line > 0 ? filled(QStringLiteral("%1:%2:%3"), access.file, access.line, access.column) : access.file;
}

QString macroText(const FindingAccess &access)
{
    if (access.macro.isEmpty())
        return {};
    return access.macroFile.isEmpty()
               ? QObject::tr(", in macro %1").arg(access.macro)
               : filled(QObject::tr(", in macro %1, defined at %2:%3"), access.macro, access.macroFile, access.macroLine);
}

QString whatText(const Finding &finding, const FindingAccess &access)
{
    const bool isAccess = isCounted(access.type) || access.type == AccessType::Index;
    if (!isAccess || finding.object.isEmpty())
        return access.value.isEmpty() ? QString() : QObject::tr("value %1").arg(separatedValue(access.value));
    const QString where = finding.memory == AddressSpace::None
                              ? accessedElement(finding)
                              : QObject::tr("%1 in %2 memory").arg(accessedElement(finding), inLanguage(memoryName(finding.memory)));
    return access.value.isEmpty() ? where : QObject::tr("%1, value %2").arg(where, separatedValue(access.value));
}

QString accessHtml(const Finding &finding, int number, const Theme &theme)
{
    const FindingAccess &access = finding.accesses[number];
    QStringList details;
    for (const QString &part : {whoText(access), whatText(finding, access)}) {
        if (!part.isEmpty())
            details << part.toHtmlEscaped();
    }
    const QString place = placeText(access) + macroText(access);
    return QStringLiteral("<p style='margin-top:6px; margin-bottom:0'><b>%1</b> <a href='access:%2' style='color:%3'>%4</a><br>%5</p>")
        .arg(typeText(access.type), QString::number(number), theme.accent.name(), place.toHtmlEscaped(),
             details.join(QStringLiteral("<br>")));
}

/// Cells have their own lines, since Qt draws those of a light table white.
QString tableHtml(QString rows, const Theme &theme)
{
    rows.replace(QStringLiteral("<td"), QStringLiteral("<td style='border:1px solid %1'").arg(theme.border.name()));
    return QStringLiteral("<table border='1' style='border-collapse:collapse; border-color:%1; margin-top:6px' cellpadding='4'>%2</table>")
        .arg(theme.border.name(), rows);
}

/// Time downwards, a column for each work-item and one for what lies in memory after each step.
QString sequenceHtml(const Finding &finding, const Theme &theme)
{
    QList<QList<quint64>> lanes;
    for (const FindingAccess &access : finding.accesses) {
        if (!lanes.contains(access.globalId))
            lanes << access.globalId;
    }
    const QString cell = QStringLiteral("<td align='center'>%1</td>");
    QString html = QStringLiteral("<tr style='color:%1'>").arg(theme.mutedText.name());
    for (const QList<quint64> &lane : lanes)
        html += cell.arg(QObject::tr("work-item %1").arg(idText(lane)));
    html += cell.arg(accessedElement(finding).toHtmlEscaped()) + QStringLiteral("</tr>");
    for (int number = 0; number < finding.accesses.size(); ++number) {
        const FindingAccess &access = finding.accesses[number];
        const QString value = separatedValue(access.value).toHtmlEscaped();
        const QString step = QStringLiteral("<a href='access:%1' style='color:%2'>%3</a> %4")
                                 .arg(number)
                                 .arg(theme.accent.name(), typeText(access.type), value);
        html += QStringLiteral("<tr>");
        for (const QList<quint64> &lane : lanes)
            html += cell.arg(lane == access.globalId ? step : QString());
        html += cell.arg(value) + QStringLiteral("</tr>");
    }
    return tableHtml(html, theme);
}

/// An element in each row, and what it holds after each order of the work-items.
QString ordersHtml(const Finding &finding, const Theme &theme)
{
    const QString cell = QStringLiteral("<td align='center'>%1</td>");
    const std::pair<QString, QString OrderedValues::*> columns[] = {{QObject::tr("in the trace"), &OrderedValues::usual},
                                                                    {QObject::tr("in reverse order"), &OrderedValues::reversed},
                                                                    {QObject::tr("all load first"), &OrderedValues::loadedFirst}};
    QString head = cell.arg(QObject::tr("work-items"));
    QStringList rows;
    for (const OrderedValues &values : finding.orders)
        rows << cell.arg(filled(QStringLiteral("%1[%2]"), values.object, values.element).toHtmlEscaped());
    for (const auto &[name, value] : columns) {
        if (std::ranges::all_of(finding.orders, [value = value](const OrderedValues &values) { return (values.*value).isEmpty(); }))
            continue; // that order was not to be had
        head += cell.arg(name);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const OrderedValues &values = finding.orders[i];
            const QString text = separatedValue(values.*value).toHtmlEscaped();
            const QString marked = QStringLiteral("<b style='color:%1'>%2</b>").arg(theme.error.name(), text);
            rows[i] += cell.arg(values.*value == values.usual ? text : marked);
        }
    }
    const QString row = QStringLiteral("<tr>%1</tr>");
    QString html = QStringLiteral("<tr style='color:%1'>%2</tr>").arg(theme.mutedText.name(), head);
    for (const QString &cells : std::as_const(rows))
        html += row.arg(cells);
    return tableHtml(html, theme);
}

QString headText(const Finding &finding, const LaunchTrace &launch, quint64 inAll)
{
    QString text = QObject::tr("%1 in launch %2").arg(findingTitle(finding), launch.name);
    if (launch.execution > 0)
        text += QObject::tr(", execution %1").arg(launch.execution + 1);
    if (finding.count > 1)
        text += QObject::tr(", %1 times").arg(fullCount(finding.count));
    if (inAll > finding.count)
        text += QObject::tr("; in all launches %1 times").arg(fullCount(inAll));
    return text;
}

} // namespace

QString whoText(const FindingAccess &access)
{
    if (access.globalId.isEmpty() && access.groupId.isEmpty())
        return {};
    QString text = access.globalId.isEmpty() ? QObject::tr("work-group %1").arg(idText(access.groupId))
                   : access.groupId.isEmpty()
                       ? QObject::tr("work-item %1").arg(idText(access.globalId))
                       : QObject::tr("work-item %1 of work-group %2").arg(idText(access.globalId), idText(access.groupId));
    return access.phase >= 0 ? filled(QObject::tr("%1, phase %2"), text, access.phase) : text;
}

QString findingHtml(const Finding &finding, const LaunchTrace &launch, bool isOld, const Theme &theme, quint64 inAll)
{
    const QColor colour = isOld ? theme.mutedText : finding.severity == Severity::Error ? theme.error : theme.warning;
    QString html = QStringLiteral("<p style='margin:0'><b style='color:%1'>%2</b></p>")
                       .arg(colour.name(), headText(finding, launch, inAll).toHtmlEscaped());
    if (isOld)
        html +=
            QStringLiteral("<p style='margin:0; color:%1'>%2</p>").arg(theme.mutedText.name(), QObject::tr("Of the text before the edit."));
    html += QStringLiteral("<p style='margin-top:4px; margin-bottom:0'>%1</p>").arg(inLanguage(finding.message).toHtmlEscaped());
    if (finding.kind == FindingKind::LostUpdate)
        html += sequenceHtml(finding, theme);
    if (!finding.orders.isEmpty())
        html += ordersHtml(finding, theme);
    for (int number = 0; number < finding.accesses.size(); ++number)
        html += accessHtml(finding, number, theme);
    return withWholeIds(html);
}

} // namespace kernelscope
