#include "ui/editor/HeatMargin.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/editor/EditorNumbers.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr int steps = 11; ///< of the ramp, each a style

QString heatText(double figure)
{
    return figureText(figure, figure < 10 && figure != std::floor(figure) ? 1 : 0);
}

QString siteText(const SiteTotals &site)
{
    QString text = QObject::tr("column %1: %2 × %3").arg(site.range.begin.column).arg(fullCount(site.count), typeText(site.type));
    if (!site.object.isEmpty())
        text += QObject::tr(", %1 memory, %2").arg(inLanguage(memoryName(site.memory)), site.object);
    if (!site.range.macro.isEmpty())
        text += QObject::tr(", in macro %1").arg(site.range.macro);
    if (site.transactionsPerSubgroup > 0)
        text += QObject::tr("; model: %1 transactions for each 32 work-items").arg(heatText(site.transactionsPerSubgroup));
    if (site.bankConflictDegree > 1)
        text += QObject::tr("; model: %1-way bank conflicts").arg(heatText(site.bankConflictDegree));
    return text;
}

} // namespace

HeatMargin::HeatMargin(QsciScintilla &editor, const Appearance &appearance) : QObject(&editor), m_editor(editor), m_appearance(appearance)
{
    m_editor.setMarginType(HeatMarginNumber, QsciScintilla::TextMarginRightJustified);
    m_editor.setMarginMarkerMask(HeatMarginNumber, 0);
    m_editor.markerDefine(QsciScintilla::Invisible, HeatLineMarker);
}

void HeatMargin::followAppearance()
{
    draw();
}

void HeatMargin::setHeat(const QList<LineHeat> &lines, quint64 most)
{
    m_editor.markerDeleteAll(HeatLineMarker);
    m_entries.clear();
    m_most = most;
    for (const LineHeat &heat : lines) {
        if (heat.line > 0 && heat.line <= m_editor.lines())
            m_entries << Entry{heat, m_editor.markerAdd(heat.line - 1, HeatLineMarker)};
    }
    draw();
}

void HeatMargin::setOld(bool old)
{
    if (std::exchange(m_old, old) != old)
        draw();
}

void HeatMargin::setShown(bool shown)
{
    m_shown = shown;
    fit();
}

QsciStyle HeatMargin::styleOf(const LineHeat &heat) const
{
    const QFont font = m_appearance.codeFont(0.85);
    const Theme &theme = m_appearance.theme();
    if (m_old)
        return QsciStyle(OldHeatStyle, QStringLiteral("old heat"), theme.mutedText, theme.raised, font);
    const int step = int(std::lround(heatOf(heat.shown(), m_most) * (steps - 1)));
    const QColor colour = Theme::ramp(double(step) / (steps - 1));
    return QsciStyle(HeatStyles + step, QStringLiteral("heat"), Theme::textOn(colour), colour, font);
}

void HeatMargin::draw()
{
    m_editor.clearMarginText();
    // The first character's background goes on beside the notes below the line, so it is not the heat's.
    const QsciStyle gap(HeatGapStyle, QStringLiteral("beside heat"), m_appearance.theme().mutedText, m_appearance.theme().surface,
                        m_appearance.codeFont(0.85));
    const qsizetype widest = widestText();
    for (const Entry &entry : std::as_const(m_entries)) {
        if (const int line = m_editor.markerLine(entry.handle); line >= 0)
            m_editor.setMarginText(line, {QsciStyledText(QStringLiteral(" "), gap),
                                          QsciStyledText(textOf(entry).rightJustified(widest), styleOf(entry.heat))});
    }
    fit();
}

void HeatMargin::fit()
{
    const QFontMetrics metrics(m_appearance.codeFont(0.85));
    const qsizetype widest = widestText();
    const int width = metrics.horizontalAdvance(QString(widest + 1, u'0'));
    m_editor.setMarginWidth(HeatMarginNumber, m_shown && widest > 0 ? width + m_appearance.px(2) : 0);
}

QString HeatMargin::textOf(const Entry &entry)
{
    return u' ' + shortCount(entry.heat.shown()) + u' ';
}

qsizetype HeatMargin::widestText() const
{
    qsizetype widest = 0;
    for (const Entry &entry : m_entries)
        widest = std::max(widest, textOf(entry).size());
    return widest;
}

int HeatMargin::width() const
{
    return m_editor.marginWidth(HeatMarginNumber);
}

bool HeatMargin::isOfModel() const
{
    return std::ranges::any_of(m_entries, [](const Entry &entry) { return entry.heat.figure.has_value(); });
}

QString HeatMargin::heading() const
{
    if (width() == 0)
        return {};
    return isOfModel() ? tr("by the model") : tr("accesses");
}

QString HeatMargin::headingToolTip() const
{
    return isOfModel() ? tr("What each line costs by the model that Access uses: transactions of global memory, passes over the banks of "
                            "local memory")
                       : tr("How often each line accessed memory, in the work-groups that the trace recorded, of all launches");
}

const HeatMargin::Entry *HeatMargin::entryAt(int line) const
{
    const auto found = std::ranges::find_if(m_entries, [&](const Entry &entry) { return m_editor.markerLine(entry.handle) == line; });
    return found == m_entries.end() ? nullptr : &*found;
}

QString HeatMargin::textAt(int line) const
{
    const Entry *entry = entryAt(line);
    return entry ? shortCount(entry->heat.shown()) : QString();
}

QString HeatMargin::toolTipAt(int line) const
{
    const Entry *entry = entryAt(line);
    if (!entry)
        return {};
    QStringList lines{entry->heat.accesses == 1 ? tr("1 access in the trace")
                                                : tr("%1 accesses in the trace").arg(fullCount(entry->heat.accesses))};
    if (m_old)
        lines[0] += tr(", of the text before the edit");
    if (entry->heat.figure)
        lines[0].prepend(tr("By the model %1 transactions or passes of the launch that is shown; ").arg(fullCount(*entry->heat.figure)));
    for (const SiteTotals &site : entry->heat.sites)
        lines << siteText(site);
    return lines.join(u'\n');
}

} // namespace kernelscope
