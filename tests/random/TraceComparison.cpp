#include "TraceComparison.h"

#include <algorithm>
#include <map>

#include <QByteArray>
#include <QStringList>

#include "ExpressionPrinter.h"
#include "pictures/WorkItemSteps.h"

namespace kernelscope::randomprogram {
namespace {

std::optional<AccessKind> kindOf(SiteKind kind)
{
    switch (kind) {
    case SiteKind::Load:
        return AccessKind::Load;
    case SiteKind::Store:
        return AccessKind::Store;
    case SiteKind::Atomic:
        return AccessKind::Atomic;
    case SiteKind::Barrier:
        return AccessKind::Barrier;
    case SiteKind::Fence:
        return AccessKind::Fence;
    default:
        return {};
    }
}

std::optional<Access> accessOf(const Trace &trace, EventIndex index)
{
    const TraceEvent event = trace.event(index);
    const AccessSite &site = trace.site(event.site);
    const auto kind = kindOf(site.kind);
    if (!kind)
        return {};
    Access access;
    access.kind = *kind;
    access.offset = event.offset;
    if (!site.hasOffset)
        return access;
    access.array = arrayOf(trace.objects()[event.object.value].name);
    access.size = std::uint32_t(site.sizeInBytes);
    access.isOutside = event.outOfBounds;
    if (!access.isOutside) {
        access.bytes = access.size * (site.kind == SiteKind::Atomic ? std::uint32_t(1 + site.operands) : 1u);
        std::copy_n(reinterpret_cast<const std::uint8_t *>(trace.valueWords(index)), access.bytes, access.value.begin());
    }
    return access;
}

bool same(const Access &expected, const Access &found)
{
    if (expected.kind != found.kind || expected.array != found.array || expected.offset != found.offset)
        return false;
    if (expected.size != found.size || expected.isOutside != found.isOutside || expected.bytes != found.bytes)
        return false;
    const std::ptrdiff_t first = expected.oldIsKnown ? 0 : 4;
    return expected.bytes == 0 ||
           std::equal(expected.value.begin() + first, expected.value.begin() + std::ptrdiff_t(expected.bytes), found.value.begin() + first);
}

/// Each of `expected` among as many of `found`, in any order.
bool sameInAnyOrder(const std::vector<Access> &expected, std::size_t begin, std::size_t end, std::vector<Access> found)
{
    for (std::size_t i = begin; i < end; ++i) {
        const auto match = std::find_if(found.begin(), found.end(), [&](const Access &one) { return same(expected[i], one); });
        if (match == found.end())
            return false;
        found.erase(match);
    }
    return true;
}

QString listOf(const std::vector<Access> &accesses, std::size_t begin, std::size_t end)
{
    QStringList lines;
    for (std::size_t i = begin; i < std::min(end, accesses.size()); ++i)
        lines.append(textOf(accesses[i]));
    return lines.join(u"; ");
}

bool isOfSteps(SiteKind kind)
{
    return kind == SiteKind::Statement || kind == SiteKind::Enter || kind == SiteKind::Iteration || kind == SiteKind::Value;
}

/// `diverges`: the condition at which the group parted is recorded, too.
QString differenceOfItem(const std::vector<Access> &expected, const Trace &trace, WorkItemSlot item, bool diverges)
{
    std::vector<Access> found;
    for (int i = trace.firstEvent(item).value; i < trace.endEvent(item).value; ++i) {
        const auto access = accessOf(trace, EventIndex(i));
        if (!access && isOfSteps(trace.site(trace.event(EventIndex(i)).site).kind))
            continue;
        if (!access && diverges && trace.site(trace.event(EventIndex(i)).site).kind == SiteKind::Branch)
            continue;
        if (!access)
            return QStringLiteral("an event of another kind, at \"%1\"").arg(trace.site(trace.event(EventIndex(i)).site).text);
        found.push_back(*access);
    }
    for (std::size_t begin = 0, end = 0; begin < expected.size(); begin = end) {
        while (end < expected.size() && expected[end].segment == expected[begin].segment)
            ++end;
        const std::vector<Access> part(found.begin() + std::ptrdiff_t(std::min(begin, found.size())),
                                       found.begin() + std::ptrdiff_t(std::min(end, found.size())));
        if (!sameInAnyOrder(expected, begin, end, part))
            return QStringLiteral("expected %1\n  found %2").arg(listOf(expected, begin, end), listOf(part, 0, part.size()));
    }
    if (found.size() > expected.size())
        return QStringLiteral("more than expected: %1").arg(listOf(found, expected.size(), found.size()));
    return {};
}

} // namespace

int arrayOf(const QString &name)
{
    // "a3", "a3_1" (a second parameter for it), "k7_t3"
    const QString number = name.startsWith(u'a') ? name.mid(1).section(u'_', 0, 0) : name.section(QStringLiteral("_t"), 1);
    bool isNumber = false;
    const int array = number.toInt(&isNumber);
    return isNumber ? array : -1;
}

QString textOf(const Access &access)
{
    static const char *const names[] = {"load", "store", "atomic", "barrier", "fence"};
    const QString name = QString::fromLatin1(names[int(access.kind)]);
    if (access.array < 0)
        return QStringLiteral("%1 %2").arg(name).arg(access.offset);
    const QByteArray value(reinterpret_cast<const char *>(access.value.data()), qsizetype(access.bytes));
    return QStringLiteral("%1 a%2+%3 (%4 bytes)%5 = %6")
        .arg(name)
        .arg(access.array)
        .arg(access.offset)
        .arg(access.size)
        .arg(access.isOutside ? QStringLiteral(" outside") : QString(), QString::fromLatin1(value.toHex(' ')));
}

namespace {

using Values = std::vector<QByteArray>; ///< of one variable, one after the other

std::map<QString, Values> expectedValues(const Program &program, const std::vector<VariableChange> &changes)
{
    std::map<QString, Values> values;
    for (const VariableChange &change : changes) {
        if (!program.variables[std::size_t(change.variable)].isPointer)
            values[QString::fromStdString(variableName(change.variable))].push_back(
                QByteArray(reinterpret_cast<const char *>(change.bytes.data()), qsizetype(change.bytes.size())));
    }
    return values;
}

/// An array or a struct changes word by word: as long as that is the same step, it is one value.
std::map<QString, Values> recordedValues(const Trace &trace, WorkItemSlot item)
{
    std::map<QString, Values> values;
    std::map<QString, int> lastStep;
    WorkItemSteps(trace, item).forEachChange([&](int step, const SteppedChange &change) {
        const AccessSite &site = trace.site(change.now.variable);
        if (site.stepped.form == ValueForm::Pointer)
            return;
        Values &own = values[site.text];
        const bool isMore = site.stepped.form == ValueForm::Parts && lastStep.contains(site.text) && lastStep[site.text] == step;
        if (isMore)
            own.back() = change.now.bytes.left(site.sizeInBytes);
        else
            own.push_back(change.now.bytes.left(site.sizeInBytes));
        lastStep[site.text] = step;
    });
    return values;
}

QString textOf(const Values &values, std::size_t index)
{
    return index < values.size() ? QString::fromLatin1(values[index].toHex(' ')) : QStringLiteral("none");
}

QString differenceOfValues(const QString &name, const Values &expected, const Values &found)
{
    if (expected == found)
        return {};
    std::size_t at = 0;
    while (at < expected.size() && at < found.size() && expected[at] == found[at])
        ++at;
    return QStringLiteral("value %1 of %2: expected %3, found %4").arg(at).arg(name, textOf(expected, at), textOf(found, at));
}

} // namespace

QString differenceOfVariables(const Program &program, const Outcome &expected, const Trace &trace)
{
    for (std::size_t item = 0; item < program.itemsOfGroup(); ++item) {
        const auto wanted = expectedValues(program, expected.changes[item]);
        const auto found = recordedValues(trace, WorkItemSlot(int(item)));
        for (const auto &[name, values] : wanted) {
            const auto own = found.find(name);
            const QString text = differenceOfValues(name, values, own == found.end() ? Values() : own->second);
            if (!text.isEmpty())
                return QStringLiteral("work-item %1: %2").arg(item).arg(text);
        }
        if (found.size() > wanted.size())
            return QStringLiteral("work-item %1 has more variables than expected").arg(item);
    }
    return {};
}

QString difference(const Outcome &expected, const Trace &trace)
{
    if (trace.workItemCount() != int(expected.items.size()))
        return QStringLiteral("%1 work-items in place of %2").arg(trace.workItemCount()).arg(expected.items.size());
    for (std::size_t item = 0; item < expected.items.size(); ++item) {
        const QString text = differenceOfItem(expected.items[item], trace, WorkItemSlot(int(item)), !expected.divergentGroups.empty());
        if (!text.isEmpty())
            return QStringLiteral("work-item %1: %2").arg(item).arg(text);
    }
    return {};
}

} // namespace kernelscope::randomprogram
