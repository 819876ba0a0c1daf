#include "analysis/RaceMessage.h"

#include "analysis/Evidence.h"

namespace kernelscope {

namespace {

QString deedOf(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    const QString value = valueText(trace, event);
    switch (site.kind) {
    case SiteKind::Load:
        return QStringLiteral("loads %1").arg(value);
    case SiteKind::Store:
        return QStringLiteral("stores %1").arg(value);
    case SiteKind::Atomic:
        return QStringLiteral("updates it atomically (%1)").arg(value);
    case SiteKind::AsyncRead:
        return QStringLiteral("copies from it asynchronously");
    case SiteKind::AsyncWrite:
        return QStringLiteral("copies to it asynchronously");
    default:
        return QStringLiteral("touches it");
    }
}

QString sideText(const Trace &trace, EventIndex event, bool withGroup)
{
    QString who = workItemText(trace, event);
    if (withGroup)
        who += QStringLiteral(" of ") + workGroupText(trace, trace.groupOf(trace.workItemOf(event)));
    return QStringLiteral("%1 %2 at %3").arg(who, deedOf(trace, event), placeText(trace.site(trace.event(event).site)));
}

bool isCopy(const Trace &trace, EventIndex event)
{
    const SiteKind kind = trace.site(trace.event(event).site).kind;
    return kind == SiteKind::AsyncRead || kind == SiteKind::AsyncWrite;
}

bool sameLine(const Trace &trace, const RaceEvidence &evidence)
{
    const auto placeOf = [&](EventIndex event) { return trace.site(trace.event(event).site).range.begin; };
    const SourcePlace a = placeOf(evidence.a);
    const SourcePlace b = placeOf(evidence.b);
    return a.file == b.file && a.line == b.line;
}

QString adviceText(const Trace &trace, const RaceEvidence &evidence)
{
    const bool local = trace.objects()[evidence.object].memory == MemoryKindOfSite::Local;
    if (evidence.sameValue)
        return QStringLiteral("Both store the same value here, so it does no harm on known devices; the standard still leaves "
                              "the result undefined.");
    if (evidence.orderedByCustom)
        return QStringLiteral("The atomics between them order the two by custom only: OpenCL 1.x atomics promise no order. With "
                              "OpenCL C 2.0 or later, use atomics with memory_order_release and memory_order_acquire.");
    if (evidence.betweenGroups || evidence.alsoBetweenGroups)
        return QStringLiteral("Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an "
                              "element of its own, or split the kernel into two launches.");
    if (isCopy(trace, evidence.a) || isCopy(trace, evidence.b))
        return QStringLiteral("An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, and "
                              "put a barrier between earlier uses and the copy.");
    if (!local && trace.phaseOf(evidence.a) != trace.phaseOf(evidence.b))
        return QStringLiteral("The barriers between them fence local memory only: use barrier(CLK_GLOBAL_MEM_FENCE).");
    if (trace.phaseOf(evidence.a) != trace.phaseOf(evidence.b))
        return QStringLiteral("The barriers between them don't fence local memory: use barrier(CLK_LOCAL_MEM_FENCE).");
    const QString fence = local ? QStringLiteral("CLK_LOCAL_MEM_FENCE") : QStringLiteral("CLK_GLOBAL_MEM_FENCE");
    if (sameLine(trace, evidence))
        return QStringLiteral("If they happen in different turns of a loop, put a barrier(%1) into the loop; if in the same "
                              "one, use atomics or give each work-item an element of its own.")
            .arg(fence);
    return QStringLiteral("Put a barrier(%1) between the two.").arg(fence);
}

} // namespace

QString raceMessage(const Trace &trace, const RaceEvidence &evidence)
{
    const QString where = elementText(trace.objects()[evidence.object], evidence.offset);
    return QStringLiteral("Two work-items use %1 and nothing orders them: %2, %3. %4")
        .arg(where, sideText(trace, evidence.a, evidence.betweenGroups), sideText(trace, evidence.b, evidence.betweenGroups),
             adviceText(trace, evidence));
}

} // namespace kernelscope
