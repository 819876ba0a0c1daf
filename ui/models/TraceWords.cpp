#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"

#include <algorithm>

#include "analysis/Evidence.h"
#include "support/EnumRange.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/Sentences.h"

namespace kernelscope {

QString typeText(AccessType type)
{
    static constexpr std::pair<AccessType, const char *> texts[] = {{AccessType::Load, QT_TRANSLATE_NOOP("kernelscope", "load")},
                                                                    {AccessType::Store, QT_TRANSLATE_NOOP("kernelscope", "store")},
                                                                    {AccessType::Atomic, QT_TRANSLATE_NOOP("kernelscope", "atomic")},
                                                                    {AccessType::Copy, QT_TRANSLATE_NOOP("kernelscope", "copy")},
                                                                    {AccessType::Barrier, QT_TRANSLATE_NOOP("kernelscope", "barrier")},
                                                                    {AccessType::Fence, QT_TRANSLATE_NOOP("kernelscope", "fence")},
                                                                    {AccessType::Wait, QT_TRANSLATE_NOOP("kernelscope", "wait")},
                                                                    {AccessType::Condition, QT_TRANSLATE_NOOP("kernelscope", "condition")},
                                                                    {AccessType::Index, QT_TRANSLATE_NOOP("kernelscope", "index")},
                                                                    {AccessType::Loop, QT_TRANSLATE_NOOP("kernelscope", "loop")},
                                                                    {AccessType::Operation, QT_TRANSLATE_NOOP("kernelscope", "operation")},
                                                                    {AccessType::Access, QT_TRANSLATE_NOOP("kernelscope", "access")},
                                                                    {AccessType::Call, QT_TRANSLATE_NOOP("kernelscope", "call")},
                                                                    {AccessType::Statement, QT_TRANSLATE_NOOP("kernelscope", "statement")},
                                                                    {AccessType::Launch, QT_TRANSLATE_NOOP("kernelscope", "launch")},
                                                                    {AccessType::Write, QT_TRANSLATE_NOOP("kernelscope", "write")},
                                                                    {AccessType::Read, QT_TRANSLATE_NOOP("kernelscope", "read")},
                                                                    {AccessType::Fill, QT_TRANSLATE_NOOP("kernelscope", "fill")},
                                                                    {AccessType::Carry, QT_TRANSLATE_NOOP("kernelscope", "carry")},
                                                                    {AccessType::Map, QT_TRANSLATE_NOOP("kernelscope", "map")},
                                                                    {AccessType::Unmap, QT_TRANSLATE_NOOP("kernelscope", "unmap")},
                                                                    {AccessType::Finish, QT_TRANSLATE_NOOP("kernelscope", "finish")},
                                                                    {AccessType::Build, QT_TRANSLATE_NOOP("kernelscope", "build")}};
    static_assert(isTableOf(texts));
    return tr(texts[std::size_t(type)].second);
}

QString itemId(const Trace &trace, WorkItemSlot item)
{
    return idText(trace.globalId(item), trace.launch().dimensions);
}

QString itemWithLocal(const Trace &trace, WorkItemSlot item)
{
    const int dimensions = trace.launch().dimensions;
    const QString global = itemId(trace, item);
    const QString local = idText(trace.localId(item), dimensions);
    if (global == local)
        return global;
    return (dimensions == 1 ? tr("%1 (local %2)") : tr("%1, local %2")).arg(global, local);
}

static QString fenceKinds(quint32 fences)
{
    QStringList kinds;
    if (fences & LocalFence)
        kinds << QStringLiteral("local");
    if (fences & GlobalFence)
        kinds << QStringLiteral("global");
    if (fences & ImageFence)
        kinds << QStringLiteral("image");
    return kinds.join(QStringLiteral(", "));
}

/// The file is named where the kernel's accesses lie in several.
static QString lineOf(const Trace &trace, const SourcePlace &place)
{
    const bool isElsewhere = std::ranges::any_of(
        trace.sites(), [&](const AccessSite &site) { return !site.range.begin.file.isEmpty() && site.range.begin.file != place.file; });
    return isElsewhere ? filled(QStringLiteral("%1:%2"), place.file, place.line) : tr("line %1").arg(place.line);
}

QStringList barrierWords(const PhaseTable &phases, int phase)
{
    const EventIndex barrier = phase > 0 ? phases.barrierAfter(phase - 1) : EventIndex(-1);
    if (barrier.value < 0)
        return {};
    const Trace &trace = phases.trace();
    const SourcePlace place = trace.site(trace.event(barrier).site).range.begin;
    const QString kinds = fenceKinds(phases.fencesAfter(phase - 1));
    const QString line = lineOf(trace, place);
    const QString words = tr("after the barrier in %1").arg(line);
    QStringList all{words, tr("barrier in %1").arg(line)};
    if (!kinds.isEmpty())
        all.prepend(tr("%1 (%2)").arg(words, kinds));
    return all;
}

QString phaseOfAll(const PhaseTable &phases, int phase)
{
    return phases.phaseCount() == 1 ? tr("The only phase")
                                    : tr("Phase %1 (the last is %2)").arg(fullCount(phase), fullCount(phases.phaseCount() - 1));
}

QString placeWords(const PhaseTable &phases, const QString &title)
{
    const Trace &trace = phases.trace();
    if (trace.launch().groupsTotal() == 1)
        return tr("Launch %1, its only work-group").arg(title);
    return tr("Launch %1, %2").arg(title, inLanguage(workGroupText(trace, phases.group())));
}

} // namespace kernelscope
