#include "analysis/RaceMessage.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "analysis/CopyWaits.h"
#include "analysis/Evidence.h"

namespace kernelscope {

namespace {

QString deedOf(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    const QString value = valueText(trace, event);
    switch (site.kind) {
    case SiteKind::Load:
        return value.isEmpty() ? QStringLiteral("loads it") : QStringLiteral("loads %1").arg(value);
    case SiteKind::Store:
        return QStringLiteral("stores %1").arg(value);
    case SiteKind::Atomic:
        if (site.atomic == AtomicOperation::Load)
            return QStringLiteral("loads %1 atomically").arg(value);
        if (site.atomic == AtomicOperation::Store)
            return QStringLiteral("stores %1 atomically").arg(value);
        return QStringLiteral("updates it atomically (%1)").arg(value);
    case SiteKind::AsyncRead:
        return QStringLiteral("copies from it asynchronously");
    case SiteKind::AsyncWrite:
        return QStringLiteral("copies to it asynchronously");
    default:
        return QStringLiteral("touches it");
    }
}

bool isAtomic(const Trace &trace, EventIndex event)
{
    return trace.site(trace.event(event).site).kind == SiteKind::Atomic;
}

bool isCopy(const Trace &trace, EventIndex event)
{
    return isAsyncCopy(trace.site(trace.event(event).site).kind);
}

/// A copy is its whole work-group's.
QString sideText(const Trace &trace, EventIndex event, bool withGroup)
{
    const QString group = workGroupText(trace, trace.groupOf(trace.workItemOf(event)));
    QString who = workItemText(trace, event);
    if (isCopy(trace, event))
        who = withGroup ? group : QStringLiteral("the work-group");
    else if (withGroup)
        who += QStringLiteral(" of ") + group;
    return QStringLiteral("%1 %2 at %3").arg(who, deedOf(trace, event), placeText(trace.site(trace.event(event).site)));
}

QString usersText(const Trace &trace, const RaceEvidence &evidence)
{
    const int copies = int(isCopy(trace, evidence.a)) + int(isCopy(trace, evidence.b));
    return copies == 0   ? QStringLiteral("Two work-items")
           : copies == 1 ? QStringLiteral("An asynchronous copy and a work-item")
                         : QStringLiteral("Two asynchronous copies");
}

bool sameLine(const Trace &trace, const RaceEvidence &evidence)
{
    const auto placeOf = [&](EventIndex event) { return trace.site(trace.event(event).site).range.begin; };
    const SourcePlace a = placeOf(evidence.a);
    const SourcePlace b = placeOf(evidence.b);
    return a.file == b.file && a.line == b.line;
}

SiteIndex siteOf(const Trace &trace, quint32 event)
{
    return SiteIndex(EventHead{trace.heads()[event]}.site());
}

/// In which order work-items came to the places of two sites, without a barrier in between.
struct Turns
{
    bool inOrder = false;  ///< to the first, then to the second
    bool reversed = false; ///< to the second, then to the first
};

/// Of all that the work-item of `of` did between two barriers.
void addTurns(Turns &turns, const Trace &trace, EventIndex of, SiteIndex first, SiteIndex second)
{
    const auto item = std::size_t(trace.workItemOf(of).value);
    const auto isBarrier = [&](quint32 event) { return trace.site(siteOf(trace, event)).kind == SiteKind::Barrier; };
    auto event = quint32(of.value);
    while (event > trace.firstEvents()[item] && !isBarrier(event - 1))
        --event;
    bool wasAtFirst = false, wasAtSecond = false;
    for (; event < trace.firstEvents()[item + 1] && !isBarrier(event); ++event) {
        const bool isFirst = siteOf(trace, event) == first, isSecond = siteOf(trace, event) == second;
        turns.inOrder = turns.inOrder || (isSecond && wasAtFirst);
        turns.reversed = turns.reversed || (isFirst && wasAtSecond);
        wasAtFirst = wasAtFirst || isFirst;
        wasAtSecond = wasAtSecond || isSecond;
    }
}

/// AccessSite::branches of two sites: whether a statement is around both, of whose branches theirs are so related.
bool hasPairOf(const QList<int> &a, const QList<int> &b, const std::function<bool(int, int)> &areRelated)
{
    for (qsizetype k = 0; k + 1 < a.size(); k += 2) {
        for (qsizetype other = 0; other + 1 < b.size(); other += 2) {
            if (a[k] == b[other] && areRelated(a[k + 1], b[other + 1]))
                return true;
        }
    }
    return false;
}

/// Whether a work-item comes to one of the two only, since they stand in different branches of one statement.
bool areExclusive(const Trace &trace, const RaceEvidence &evidence)
{
    const QList<int> &a = trace.site(trace.event(evidence.a).site).branches, &b = trace.site(trace.event(evidence.b).site).branches;
    return hasPairOf(a, b, std::not_equal_to());
}

/// Whether both stand in one branch, and work-items of the group come to neither: a barrier there would not be met by all.
bool areInBranchOfSome(const Trace &trace, const RaceEvidence &evidence)
{
    const SiteIndex a = trace.event(evidence.a).site, b = trace.event(evidence.b).site;
    if (!hasPairOf(trace.site(a).branches, trace.site(b).branches, std::equal_to()))
        return false;
    const int firstItem = trace.groupOf(trace.workItemOf(evidence.a)).value * trace.itemsOfGroup();
    for (int item = firstItem; item < firstItem + trace.itemsOfGroup(); ++item) {
        bool comes = false;
        for (quint32 event = trace.firstEvents()[std::size_t(item)]; !comes && event < trace.firstEvents()[std::size_t(item) + 1]; ++event)
            comes = siteOf(trace, event) == a || siteOf(trace, event) == b;
        if (!comes)
            return true;
    }
    return false;
}

/// Where a loop (or a second call) leads from the later of two lines to the earlier one with no barrier on the way, the
/// barrier is missing there: between the lines, where a reader looks first, may be one.
QString missingBarrierText(const Trace &trace, const RaceEvidence &evidence, const QString &fence)
{
    const QString between = QStringLiteral("Put a barrier(%1) between the two.").arg(fence);
    const SiteIndex a = trace.event(evidence.a).site, b = trace.event(evidence.b).site;
    const SourcePlace placeA = trace.site(a).range.begin, placeB = trace.site(b).range.begin;
    if (placeA.file != placeB.file)
        return between;
    Turns turns;
    const bool aIsFirst = placeA.line < placeB.line;
    for (const EventIndex event : {evidence.a, evidence.b})
        addTurns(turns, trace, event, aIsFirst ? a : b, aIsFirst ? b : a);
    if (!turns.reversed)
        return between;
    const int first = std::min(placeA.line, placeB.line), last = std::max(placeA.line, placeB.line);
    if (turns.inOrder)
        return QStringLiteral("Put a barrier(%1) between the two, and another one after line %2, before a loop's next iteration comes to "
                              "line %3 again.")
            .arg(fence)
            .arg(last)
            .arg(first);
    if (trace.site(a).function != trace.site(b).function)
        return between; // A function may stand above the one that calls it.
    return QStringLiteral("Line %2 comes first here, line %3 in the next iteration of a loop: put a barrier(%1) after line %2.")
        .arg(fence)
        .arg(last)
        .arg(first);
}

/// Whether the work-item came to the place of one of its events more than once.
bool comesAgain(const Trace &trace, EventIndex of)
{
    const auto item = std::size_t(trace.workItemOf(of).value);
    for (quint32 event = trace.firstEvents()[item]; event < trace.firstEvents()[item + 1]; ++event) {
        if (event != quint32(of.value) && siteOf(trace, event) == siteOf(trace, quint32(of.value)))
            return true;
    }
    return false;
}

/// "b[i] += b[i - 1]": the work-item that loads stores into another element then.
bool storesElsewhere(const Trace &trace, const RaceEvidence &evidence)
{
    const auto kindOf = [&](EventIndex event) { return trace.site(trace.event(event).site).kind; };
    const bool isLoadFirst = kindOf(evidence.a) == SiteKind::Load;
    const EventIndex load = isLoadFirst ? evidence.a : evidence.b, store = isLoadFirst ? evidence.b : evidence.a;
    if (kindOf(load) != SiteKind::Load || kindOf(store) != SiteKind::Store)
        return false;
    const SiteIndex site = trace.event(store).site;
    for (int event = load.value + 1; event < trace.endEvent(trace.workItemOf(load)).value; ++event) {
        if (siteOf(trace, quint32(event)) == site)
            return trace.event(EventIndex(event)).offset != trace.event(load).offset;
    }
    return false;
}

QString exclusiveText(const Trace &trace, const RaceEvidence &evidence, const QString &fence)
{
    const QString text =
        QStringLiteral("They are in different branches of one statement, so that no barrier can be put between the two: use "
                       "atomics, give each work-item an element of its own, or take one of them out of the statement, "
                       "after a barrier(%1).")
            .arg(fence);
    if (!comesAgain(trace, evidence.a) && !comesAgain(trace, evidence.b))
        return text;
    return text + QStringLiteral(" If they happen in different iterations of a loop, put a barrier(%1) after the statement.").arg(fence);
}

QString sameLineText(const Trace &trace, const RaceEvidence &evidence, const QString &fence)
{
    const bool isOnce = !comesAgain(trace, evidence.a) && !comesAgain(trace, evidence.b);
    if (storesElsewhere(trace, evidence))
        return (isOnce ? QStringLiteral("Load into a private variable, put a barrier(%1) after that, and store then.")
                       : QStringLiteral("Load into a private variable, put a barrier(%1) after that, and store then; if they happen in "
                                        "different iterations of a loop, put one after the store, too."))
            .arg(fence);
    if (isOnce)
        return QStringLiteral("Use atomics, or give each work-item an element of its own.");
    return QStringLiteral("If they happen in different iterations of a loop, put a barrier(%1) into the loop; if in the same "
                          "one, use atomics or give each work-item an element of its own.")
        .arg(fence);
}

/// The last wait between the start of a copy and another access of the race: since the two race, it was for another event.
std::optional<EventIndex> waitBetween(const Trace &trace, EventIndex copy, EventIndex access)
{
    const SiteIndex site = trace.event(copy).site;
    int started = 0; ///< copies there, until the access's own work-item has come to this one
    for (int event = trace.firstEvent(trace.workItemOf(copy)).value; event <= copy.value; ++event)
        started += siteOf(trace, quint32(event)) == site;
    std::optional<EventIndex> wait;
    for (int event = trace.firstEvent(trace.workItemOf(access)).value; event < access.value; ++event) {
        const SiteIndex at = siteOf(trace, quint32(event));
        started -= at == site;
        if (started <= 0 && trace.site(at).kind == SiteKind::AsyncWait)
            wait = EventIndex(event);
    }
    return wait;
}

QString copyAdvice(const Trace &trace, const RaceEvidence &evidence)
{
    const QString advice =
        QStringLiteral("An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, and "
                       "put a barrier between earlier uses and the copy.");
    const bool isFirst = isCopy(trace, evidence.a);
    if (isFirst && isCopy(trace, evidence.b))
        return advice;
    const auto wait = waitBetween(trace, isFirst ? evidence.a : evidence.b, isFirst ? evidence.b : evidence.a);
    if (!wait)
        return advice;
    return waitedForElse(trace, *wait) + u' ' + advice;
}

/// Where nothing orders the two.
QString orderAdvice(const Trace &trace, const RaceEvidence &evidence)
{
    const bool local = trace.objects()[evidence.object].memory == AddressSpace::Local;
    if (evidence.alsoBetweenGroups && !evidence.betweenGroups)
        return QStringLiteral("Work-items of different work-groups do so, too, which no barrier orders: use atomics, give each work-group "
                              "an element of its own, or split the kernel into two launches.");
    if (evidence.betweenGroups)
        return QStringLiteral("Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an "
                              "element of its own, or split the kernel into two launches.");
    if (isCopy(trace, evidence.a) || isCopy(trace, evidence.b))
        return copyAdvice(trace, evidence);
    if (!local && trace.phaseOf(evidence.a) != trace.phaseOf(evidence.b))
        return QStringLiteral("The barriers between them fence local memory only: use barrier(CLK_GLOBAL_MEM_FENCE).");
    if (trace.phaseOf(evidence.a) != trace.phaseOf(evidence.b))
        return QStringLiteral("The barriers between them don't fence local memory: use barrier(CLK_LOCAL_MEM_FENCE).");
    const QString fence = local ? QStringLiteral("CLK_LOCAL_MEM_FENCE") : QStringLiteral("CLK_GLOBAL_MEM_FENCE");
    if (sameLine(trace, evidence))
        return sameLineText(trace, evidence, fence);
    if (areExclusive(trace, evidence))
        return exclusiveText(trace, evidence, fence);
    const QString advice = missingBarrierText(trace, evidence, fence);
    if (!areInBranchOfSome(trace, evidence))
        return advice;
    return advice + QStringLiteral(" Both are in a branch that not all work-items of the group take, and all have to come to the "
                                   "barrier: end the branch before it, and begin it again after it.");
}

QString adviceText(const Trace &trace, const RaceEvidence &evidence)
{
    if (evidence.sameValue)
        return QStringLiteral("Both store the same value here, so it does no harm on known devices; the standard still leaves "
                              "the result undefined.");
    if (evidence.guess)
        return exchangeGuessAdvice();
    const QString ofAtomics = atomicsAdvice(trace.site(trace.event(evidence.a).site), trace.site(trace.event(evidence.b).site),
                                            evidence.betweenGroups || evidence.alsoBetweenGroups);
    if (!ofAtomics.isEmpty())
        return ofAtomics;
    if (!evidence.orderedByCustom)
        return orderAdvice(trace, evidence);
    const bool isCounted = isAtomic(trace, evidence.a) != isAtomic(trace, evidence.b); // set beside: no order of atomics mends that
    return QStringLiteral("The atomics between them order the two by custom only: OpenCL 1.x atomics promise no order. ") +
           (isCounted ? orderAdvice(trace, evidence)
                      : QStringLiteral("With OpenCL C 2.0 or later, use atomics with memory_order_release and memory_order_acquire."));
}

QString componentsMessage(const Trace &trace, const RaceEvidence &evidence)
{
    const auto siteAt = [&](EventIndex event) -> const AccessSite & { return trace.site(trace.event(event).site); };
    const AccessSite &site = siteAt(siteAt(evidence.a).vectorBytes > 0 ? evidence.a : evidence.b);
    const qint64 vector = evidence.offset / site.vectorBytes * site.vectorBytes;
    return QStringLiteral("Two work-items change different components of the vector at %1 and nothing orders them: %2, %3. The device's "
                          "compiler loads, changes and stores the whole vector for one component, so that what the other one stores is "
                          "lost: the results of the traced and the untraced run differ. Store through a pointer to %4, or let one "
                          "work-item store the whole vector.")
        .arg(elementText(trace.objects()[evidence.object], vector), sideText(trace, evidence.a, evidence.betweenGroups),
             sideText(trace, evidence.b, evidence.betweenGroups), site.typeName);
}

} // namespace

QString exchangeGuessAdvice()
{
    return QStringLiteral("What was loaded is compared with what is there before it is exchanged, so it does no harm on known devices; "
                          "the standard wants an atomic load (atomic_load in OpenCL C 2.0 and later, before that atomic_or with 0).");
}

QString atomicsAdvice(const AccessSite &a, const AccessSite &b, bool betweenGroups)
{
    if (a.kind != SiteKind::Atomic || b.kind != SiteKind::Atomic)
        return {};
    if (a.sizeInBytes != b.sizeInBytes)
        return QStringLiteral("Atomics of %1 and of %2 bytes are not atomic to each other: use one type for all updates of these bytes.")
            .arg(a.sizeInBytes)
            .arg(b.sizeInBytes);
    const MemoryScope wanted = betweenGroups ? MemoryScope::Device : MemoryScope::WorkGroup;
    const auto isNarrow = [&](const AccessSite &site) { return site.scope != MemoryScope::Default && site.scope < wanted; };
    if (!isNarrow(a) && !isNarrow(b))
        return {};
    const AccessSite &narrow = isNarrow(a) ? a : b;
    return QStringLiteral("The atomic at %1 has memory_scope_%2, which does not reach the other work-item: give all atomics on this "
                          "element memory_scope_%3.")
        .arg(placeText(narrow), wordOf(narrow.scope), wordOf(wanted));
}

QString raceMessage(const Trace &trace, const RaceEvidence &evidence)
{
    if (evidence.components)
        return componentsMessage(trace, evidence);
    const AccessSite &a = trace.site(trace.event(evidence.a).site), &b = trace.site(trace.event(evidence.b).site);
    const bool isPlain = a.kind == SiteKind::Load || a.kind == SiteKind::Store;
    const QString where = elementWithPart(trace.objects()[evidence.object], evidence.offset, isPlain ? a : b);
    return QStringLiteral("%1 use %2 and nothing orders them: %3, %4. %5")
        .arg(usersText(trace, evidence), where, sideText(trace, evidence.a, evidence.betweenGroups),
             sideText(trace, evidence.b, evidence.betweenGroups), adviceText(trace, evidence));
}

} // namespace kernelscope
