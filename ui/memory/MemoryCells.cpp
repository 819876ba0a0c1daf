#include "ui/memory/MemoryCells.h"

#include <algorithm>
#include <cmath>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {

constexpr int mostSampled = 200'000; // Values to find the range of colours from.
constexpr int agesApart = 6;
constexpr int mostLookedAt = 1 << 16; // cells, to say what there is among them

Ink workItemInk(int item, int items)
{
    return items <= 8 ? Ink(Ink::Category, item) : Ink(Ink::Hue, double(item) / (items - 1));
}

Ink ageInk(int phases)
{
    return Ink(Ink::Ramp, 0.95 - 0.8 * std::min(phases, agesApart) / agesApart);
}

MemoryCells::MemoryCells(std::shared_ptr<const MemoryTimeline> timeline, const QList<RacingCell> &racing, const OutsideAccesses &outside,
                         const QList<FindingCell> &findings)
    : m_cursor(std::move(timeline)), m_outside(outside)
{
    for (const RacingCell &cell : racing) {
        m_racing.emplace(cell.cell, cell);
        m_marked.emplace(cell.cell, cell.severity);
    }
    const quint64 first = this->timeline().firstElement();
    for (const FindingCell &found : findings) {
        if (found.element < first || found.element - first >= quint64(count()))
            continue;
        m_found.emplace(int(found.element - first), found.kind);
        m_marked.emplace(int(found.element - first), found.severity);
    }
}

void MemoryCells::setColouring(CellColouring colouring)
{
    m_colouring = colouring;
    if (colouring == CellColouring::Value && !m_hasRange)
        findRange();
}

void MemoryCells::moveTo(Moment moment, int currentPosition, std::optional<int> workItem, std::optional<SiteIndex> site)
{
    m_cursor.moveTo(moment);
    m_current.clear();
    m_item = workItem;
    m_site = site;
    m_currentPosition = currentPosition;
    m_outsideNow.clear();
    const int from = timeline().phases().positionAt({m_cursor.moment().phase, 0});
    for (const OutsideElement &at : m_outside.elements)
        m_outsideNow.emplace_back(at.element, accessTime(at.positions, from, m_cursor.position()));
    if (currentPosition >= 0)
        timeline().forEachCell(currentPosition, [this](int cell) { m_current.insert(cell); });
    lightUp();
}

void MemoryCells::lightUp()
{
    m_lit.clear();
    const PhaseTable &phases = timeline().phases();
    const int phase = m_cursor.moment().phase;
    const auto lightUp = [&](EventIndex event, int position) {
        if (position >= 0 && (!m_site || phases.trace().event(event).site == *m_site))
            timeline().forEachCell(position, [this](int cell) { m_lit.insert(cell); });
    };
    if (m_item) {
        const auto [first, end] = phases.events(phase, *m_item);
        for (EventIndex event = first; event < end; ++event.value)
            lightUp(event, phases.positionOf(event));
    } else if (m_site) {
        for (int position = phases.firstPosition(phase), end = position + phases.stepCount(phase); position < end; ++position)
            lightUp(phases.eventAt(position), position);
    }
}

QString MemoryCells::currentText() const
{
    if (m_currentPosition < 0)
        return {};
    const EventIndex event = timeline().phases().eventAt(m_currentPosition);
    const QString value = separatedValue(valueText(timeline().trace(), event));
    const QString what = typeText(accessType(timeline().trace(), event));
    return value.isEmpty() ? what : tr("%1 %2").arg(what, value);
}

bool MemoryCells::isBehindCurrent() const
{
    return m_currentPosition >= 0 && std::ranges::any_of(m_current, [this](int cell) {
               const int done = timeline().accessesDone(cell, m_currentPosition + 1);
               return timeline().text(cell, done) != text(cell);
           });
}

void MemoryCells::findRange()
{
    m_hasRange = true;
    bool any = false;
    qint64 writes = 0;
    for (int cell = 0; cell < count(); ++cell)
        writes += qint64(timeline().accesses(cell).size()) + 1;
    const auto stride = int(std::max(qint64(1), writes / mostSampled));
    const auto take = [&](int cell, int done) {
        const auto value = timeline().number(cell, done);
        if (!value || !std::isfinite(*value))
            return;
        m_range = any ? std::pair(std::min(m_range.first, *value), std::max(m_range.second, *value)) : std::pair(*value, *value);
        any = true;
    };
    for (int cell = 0; cell < count(); ++cell) {
        const int accesses = int(timeline().accesses(cell).size());
        for (int done = cell % stride; done <= accesses; done += stride)
            take(cell, done);
    }
}

/// In steps that are hardly told apart, so that cells of one colour can be drawn together. What is no number lies at the lower end.
static double shareOf(double value, const std::pair<double, double> &range)
{
    constexpr double steps = 255;
    const double share = range.second > range.first ? (value - range.first) / (range.second - range.first) : 0.5;
    return std::isnan(share) ? 0 : std::round(std::clamp(share, 0.0, 1.0) * steps) / steps;
}

Ink MemoryCells::ink(int cell) const
{
    const CellState now = state(cell);
    if (now.contents == CellState::Contents::Uninitialised)
        return Ink::None;
    if (m_colouring == CellColouring::Value) {
        const auto value = m_cursor.number(cell);
        return value ? Ink(Ink::Ramp, shareOf(*value, m_range)) : Ink(Ink::Raised);
    }
    if (now.contents == CellState::Contents::Initial)
        return Ink::Raised;
    return m_colouring == CellColouring::Age ? ageInk(now.ageInPhases) : workItemInk(now.writer, timeline().trace().itemsOfGroup());
}

/// Global memory, which several work-groups may write to.
bool MemoryCells::isOfAllGroups() const
{
    return timeline().object().memory != AddressSpace::Local && timeline().trace().launch().groupsTotal() > 1;
}

QString MemoryCells::unwrittenText() const
{
    return isOfAllGroups() ? tr("not written by this work-group") : tr("not yet written");
}

MemoryCells::Kinds MemoryCells::kinds() const
{
    Kinds kinds;
    for (int cell = 0; cell < std::min(count(), mostLookedAt); ++cell) {
        const CellState now = state(cell);
        kinds.hasInitial = kinds.hasInitial || now.contents == CellState::Contents::Initial;
        kinds.hasUnwritten = kinds.hasUnwritten || now.contents == CellState::Contents::Uninitialised;
        if (now.contents == CellState::Contents::Written)
            kinds.writers.insert(now.writer);
    }
    kinds.hasInitial = kinds.hasInitial || (count() > mostLookedAt && timeline().object().initialised);
    kinds.hasUnwritten = kinds.hasUnwritten || (count() > mostLookedAt && !timeline().object().initialised);
    for (int item = 0; count() > mostLookedAt && item < timeline().trace().itemsOfGroup(); ++item)
        kinds.writers.insert(item);
    return kinds;
}

const RacingCell *MemoryCells::racing(int cell) const
{
    const auto found = m_racing.find(cell);
    return found == m_racing.end() ? nullptr : &found->second;
}

/// Of a work-item of another group its group too.
static QString whoText(const MemoryTimeline &timeline, EventIndex event)
{
    const Trace &trace = timeline.trace();
    const GroupSlot group = trace.groupOf(trace.workItemOf(event));
    const QString item = tr("work-item %1").arg(itemWithLocal(trace, trace.workItemOf(event)));
    return group == timeline.phases().group()
               ? item
               : tr("%1 of work-group %2").arg(item, idText(trace.groupId(group), trace.launch().dimensions));
}

static QString accessText(const MemoryTimeline &timeline, EventIndex event)
{
    const FindingAccess access = accessOf(timeline.trace(), event);
    return filled(tr("%1 by %2 in phase %3, %4:%5"), typeText(access.type), whoText(timeline, event), access.phase,
                  access.file.toHtmlEscaped(), access.line);
}

QString MemoryCells::raceText(const RacingCell &race) const
{
    const QString text = race.betweenGroups ? tr("Data race: %1, and %2; nothing orders the work-groups of a launch.")
                                            : tr("Data race: %1, and %2; no barrier orders the two.");
    return text.arg(accessText(timeline(), race.first), accessText(timeline(), race.second));
}

QString MemoryCells::description(int cell, const QString &name) const
{
    const CellState now = state(cell);
    const QString value = text(cell);
    QStringList lines{
        QStringLiteral("<b>%1</b>%2")
            .arg(name.toHtmlEscaped(), value.isEmpty() ? QString() : QStringLiteral(" = ") + separated(value).toHtmlEscaped())};
    if (now.contents == CellState::Contents::Uninitialised)
        lines << (isOfAllGroups() ? tr("This work-group wrote nothing here yet.") : tr("Nothing was written here yet."));
    else if (now.contents == CellState::Contents::Initial)
        lines << (value.isEmpty() ? tr("As before the launch; this work-group does not read its value.") : tr("As before the launch."));
    else
        lines << tr("Written: %1").arg(accessText(timeline(), now.event));
    if (now.lastWrite >= 0 && !value.isEmpty() && timeline().text(cell, now.lastWrite + 1) != value)
        lines << tr("What was read since is another value: another work-group wrote here in between.");
    if (now.readsSince > 0)
        lines << (now.readsSince == 1 ? tr("Read once since.") : tr("Read %1 times since.").arg(now.readsSince));
    if (const RacingCell *race = racing(cell))
        lines << raceText(*race);
    if (const auto found = m_found.find(cell); found != m_found.end())
        lines << tr("%1: see Problems.").arg(findingTitle(found->second));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace kernelscope
