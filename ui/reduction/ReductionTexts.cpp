#include "ui/models/Counts.h"
#include "support/Numbers.h"
#include "ui/reduction/ReductionTexts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {

namespace {
using Kind = ReductionNode::Kind;
}

QString numberText(std::optional<double> value)
{
    if (!value)
        return {};
    if (*value == std::floor(*value) && std::abs(*value) < 1e9)
        return QString::number(qint64(*value));
    return digitsText(*value, 5);
}

QString roundedText(std::optional<double> value, int digits)
{
    const QString text = numberText(value);
    const bool isWhole = value && digits == 1 && std::abs(*value) >= 1; // "10" rather than "1e+01".
    const QString rounded = !value || !text.contains(u'.') ? text : isWhole ? QString::number(*value, 'f', 0) : digitsText(*value, digits);
    if (rounded.contains(u'e') || rounded == text)
        return text;
    return u'~' + rounded; // Else it would look like another value.
}

QStringList phaseTexts(const ReductionData &sheet, int level)
{
    const ReductionLevel &at = sheet.tree.levels[std::size_t(level)];
    if (at.phase < 0)
        return {tr("Elements read")};
    const auto steps = std::ranges::count_if(
        sheet.tree.levels, [&](const ReductionLevel &other) { return other.launch == at.launch && other.phase == at.phase; });
    if (steps == 1)
        return {tr("Phase %1").arg(at.phase)};
    const auto said = [&](const QString &text) { return text.arg(at.phase).arg(at.step + 1).arg(steps); };
    return {said(tr("Phase %1, step %2 of %3")), said(tr("Phase %1, %2 of %3"))};
}

QStringList activityTexts(const ReductionData &sheet, int level, GroupSlot group)
{
    const ReductionLevel &at = sheet.tree.levels[std::size_t(level)];
    if (at.phase < 0)
        return {};
    const QString active = fullCount(sheet.activeIn(level, group).size());
    const QString items = fullCount(quint64(std::max(1, sheet.traces[at.launch].itemsOfGroup())));
    return {tr("%1 of %2 work-items active").arg(active, items), tr("%1 of %2 active").arg(active, items), tr("%1 active").arg(active)};
}

QStringList divisionTexts(const ReductionData &sheet, int level, GroupSlot group, int width)
{
    const int items = std::max(1, sheet.traces[sheet.tree.levels[std::size_t(level)].launch].itemsOfGroup());
    const int divided = dividedSubgroups(sheet.activeIn(level, group), items, width), all = (items + width - 1) / width;
    if (divided == 0)
        return {};
    // Which work-items a device runs in step is not recorded.
    return {tr("%1 of %2 sub-groups divided (model)").arg(divided).arg(all), tr("%1 of %2 divided (model)").arg(divided).arg(all)};
}

static QString elementOf(const ReductionData &sheet, const ReductionNode &at)
{
    const BoundObject &object = sheet.traces[at.launch].objects()[at.object.value];
    return elementText(object, qint64(at.element) * object.elementSize);
}

static const QString &objectOf(const ReductionData &sheet, const ReductionNode &at)
{
    return sheet.traces[at.launch].objects()[at.object.value].name;
}

QString placeText(const ReductionData &sheet, int node)
{
    const ReductionNode &at = sheet.tree.nodes[std::size_t(node)];
    if (at.kind == Kind::Bundle)
        return tr("%1 elements").arg(fullCount(at.leafCount));
    return at.kind == Kind::Held ? tr("private memory") : elementOf(sheet, at);
}

static QString operandsText(const ReductionData &sheet, int node)
{
    constexpr std::size_t most = 4;
    QStringList parts;
    const auto inputs = sheet.tree.inputsOf(node);
    for (std::size_t i = 0; i < std::min(inputs.size(), most); ++i) {
        const QString value = numberText(sheet.tree.nodes[std::size_t(inputs[i])].value);
        const QString place = placeText(sheet, inputs[i]);
        parts << (value.isEmpty() ? place : place + QStringLiteral(" (") + value + u')');
    }
    if (inputs.size() > most)
        parts << tr("%1 more").arg(fullCount(inputs.size() - most));
    return parts.join(QStringLiteral(", "));
}

static QString lineText(const ReductionData &sheet, int node)
{
    const EventIndex event = sheet.tree.nodes[std::size_t(node)].event;
    if (event.value < 0)
        return {};
    const Trace &trace = sheet.traceOf(node);
    return tr(", line %1").arg(trace.site(trace.event(event).site).range.begin.line);
}

static QString whoText(const ReductionData &sheet, int node)
{
    const Trace &trace = sheet.traceOf(node);
    const ReductionNode &at = sheet.tree.nodes[std::size_t(node)];
    return tr("work-item %1 of work-group %2")
        .arg(itemWithLocal(trace, at.item), idText(trace.groupId(trace.groupOf(at.item)), trace.launch().dimensions));
}

QString nodeText(const ReductionData &sheet, int node)
{
    const ReductionNode &at = sheet.tree.nodes[std::size_t(node)];
    const QString value = numberText(at.value), place = placeText(sheet, node), line = lineText(sheet, node);
    QString what = value.isEmpty() ? place : place + QStringLiteral(" = ") + value;
    if (at.kind == Kind::Bundle)
        what = tr("%1 elements of %2, the first of them %3").arg(fullCount(at.leafCount), objectOf(sheet, at), elementOf(sheet, at));
    if (at.kind == Kind::Bundle && at.inputCount > 0) {
        const ReductionNode &from = sheet.tree.nodes[std::size_t(sheet.tree.inputsOf(node).front())];
        return filled(tr("%1: copied in phase %2 from %3%4"), what, at.phase, objectOf(sheet, from), line);
    }
    const QString who = whoText(sheet, node);
    if (at.kind == Kind::Bundle || at.kind == Kind::Leaf)
        return tr("%1: read by %2%3").arg(what, who, line);
    const QString operands = operandsText(sheet, node);
    if (at.kind == Kind::Held) // There is no store that could be described.
        return filled(tr("Held in private memory after phase %1, until it is stored in %2: made of %3 by %4%5"), at.phase,
                      elementOf(sheet, at), operands, who, line);
    const QString made = at.kept ? tr("stayed when compared in phase %1").arg(at.phase) : tr("stored in phase %1").arg(at.phase);
    QString text = operands.isEmpty() ? tr("%1, %2").arg(what, made) : tr("%1, %2 from %3").arg(what, made, operands);
    text += tr(" by %1%2").arg(who, line);
    return at.exact ? text : text + tr(" (approximately: the flow could not be followed everywhere)");
}

/// Else one would look for them: of 32 sorted keys, say, the one that was right from the beginning.
static QString plainText(const ReductionTree &tree)
{
    if (tree.plainResults == 0)
        return {};
    return tree.plainResults == 1 ? tr(" \u00b7 not drawn: 1 that combines nothing")
                                  : tr(" \u00b7 not drawn: %1 that combine nothing").arg(fullCount(tree.plainResults));
}

/// What lies outside has no value that could be drawn.
static QString outsideText(const ReductionData &sheet)
{
    if (sheet.outsideCount == 0)
        return {};
    const QString object = sheet.outsideObject.isEmpty() ? tr("its object") : sheet.outsideObject;
    return sheet.outsideCount == 1
               ? tr(" \u00b7 left out: 1 access outside of %1, see Problems").arg(object)
               : tr(" \u00b7 left out: %1 accesses outside of %2, see Problems").arg(fullCount(sheet.outsideCount), object);
}

/// What the shapes mean that are no values.
static QString shapesText(const ReductionData &sheet, bool isShort)
{
    QStringList shapes;
    if (sheet.hasBundles)
        shapes << (isShort ? tr("double box: many elements (how many, or whose)")
                           : tr("a double box: many elements that one store took, as many as its number says or of the buffer it names"));
    if (sheet.hasHeld)
        shapes << (isShort ? tr("diamond: held in private memory") : tr("a diamond: held in private memory until it is stored"));
    if (sheet.hasVectors)
        shapes << (isShort ? tr("of vectors: the first component") : tr("of a vector the first component is shown"));
    return shapes.isEmpty() ? QString() : QStringLiteral(" \u00b7 ") + shapes.join(QStringLiteral(" \u00b7 "));
}

QString summaryText(const ReductionData &sheet, bool isShort)
{
    const ReductionTree &tree = sheet.tree;
    const auto phases =
        std::count_if(tree.levels.begin(), tree.levels.end(), [](const ReductionLevel &l) { return l.phase >= 0 && l.step == 0; });
    const quint64 leaves = sheet.elementCount;
    const QString results = sheet.isOfOneResult()
                                ? tr("%1 alone, 1 of %2 results,").arg(placeText(sheet, tree.roots.front()), fullCount(sheet.resultCount))
                            : tree.roots.size() == 1 ? tr("1 result")
                                                     : tr("%1 results").arg(fullCount(tree.roots.size()));
    const QString elements = leaves == 1 ? tr("1 element") : tr("%1 elements").arg(fullCount(leaves));
    const auto all = std::accumulate(sheet.phaseCounts.begin(), sheet.phaseCounts.end(), 0);
    const auto rows = std::count_if(tree.levels.begin(), tree.levels.end(), [](const ReductionLevel &l) { return l.phase >= 0; });
    QString steps = phases < all
                        ? tr("%1 of %2 phases, the others combine nothing").arg(fullCount(quint64(phases)), fullCount(quint64(all)))
                    : phases == 1 ? tr("1 phase")
                                  : tr("%1 phases").arg(fullCount(quint64(phases)));
    if (rows > phases) // Else one would count the rows and wonder.
        steps += tr(" (%1 steps)").arg(fullCount(quint64(rows)));
    const QString shapes = shapesText(sheet, isShort);
    QString text = tr("%1 from %2 in %3").arg(results, elements, steps) + plainText(tree) + outsideText(sheet) + shapes;
    if (isShort && sheet.isOfOneResult())
        return tr("%1, 1 of %2 results, in %3%4 \u00b7 choose a work-item to see another")
                   .arg(placeText(sheet, tree.roots.front()), fullCount(sheet.resultCount),
                        phases < all ? tr("%1 of %2 phases").arg(fullCount(quint64(phases)), fullCount(quint64(all))) : steps, shapes) +
               outsideText(sheet);
    if (isShort)
        return tree.exact ? text : text + tr(" \u00b7 approximate");
    if (!tree.exact)
        text += tr(" \u00b7 dashed: approximate");
    if (sheet.isOfOneResult())
        text += tr(" \u00b7 choose a work-item to see its result, or This work-group to see all");
    for (const QString &note : tree.notes)
        text += QStringLiteral(" \u00b7 ") + inLanguage(note);
    return tree.notes.isEmpty() ? text + tr(" \u00b7 choose a value to see its parts") : text;
}

} // namespace kernelscope
