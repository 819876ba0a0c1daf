// The part of MemoryTimeline that tells values.
#include <algorithm>
#include <array>
#include <cstring>

#include "analysis/AtomicValue.h"
#include "analysis/ValueText.h"
#include "pictures/MemoryTimeline.h"
#include "project/ScalarValue.h"
#include "project/ElementType.h"

namespace kernelscope {

namespace {

/// Bytes that an access shows at an offset of its object; no bytes: it does not tell.
struct Shown
{
    qint64 offset = 0;
    qint64 size = 0;
    std::array<quint32, 2> result{}; ///< of an atomic
    const char *bytes = nullptr;

    const char *begin() const { return bytes ? bytes : reinterpret_cast<const char *>(result.data()); }
};

/// What a write left behind.
std::optional<Shown> written(const Trace &trace, EventIndex event)
{
    const TraceEvent access = trace.event(event);
    const AccessSite &site = trace.site(access.site);
    Shown shown{access.offset, qint64(access.size), {}, reinterpret_cast<const char *>(trace.valueWords(event))};
    if (site.kind == SiteKind::Store)
        return shown;
    if (site.kind == SiteKind::ImageWrite) {
        shown.bytes += 4 * imageValueWord;
        return shown;
    }
    if (site.kind != SiteKind::Atomic || access.size > 8)
        return std::nullopt;
    const auto result = atomicResult(site, trace.valueWords(event));
    if (!result)
        return std::nullopt;
    shown.result = *result;
    shown.bytes = nullptr;
    return shown;
}

/// What a read found.
std::optional<Shown> found(const Trace &trace, EventIndex event)
{
    const TraceEvent access = trace.event(event);
    const SiteKind kind = trace.site(access.site).kind;
    const quint32 *words = trace.valueWords(event);
    if (kind == SiteKind::ImageRead && imageTexels(trace, event).count == 1) // Else it is blended.
        words += imageValueWord;
    else if (kind != SiteKind::Load && kind != SiteKind::Atomic)
        return std::nullopt;
    return Shown{access.offset, qint64(access.size), {}, reinterpret_cast<const char *>(words)};
}

/// Takes over those bytes of the cell that are not yet known.
void merge(const Shown &shown, qint64 cellOffset, QByteArray &bytes, QByteArray &known)
{
    const qint64 from = std::max<qint64>(0, shown.offset - cellOffset);
    const qint64 to = std::min<qint64>(bytes.size(), shown.offset + shown.size - cellOffset);
    for (qint64 b = from; b < to; ++b) {
        if (known[b])
            continue;
        bytes[b] = shown.begin()[b + cellOffset - shown.offset];
        known[b] = 1;
    }
}

bool complete(const QByteArray &known)
{
    return !known.contains(char(0));
}

} // namespace

void MemoryTimeline::copyWritten(int cell, int done, QByteArray &bytes, QByteArray &known) const
{
    const auto list = accesses(cell);
    const auto offset = qint64(m_firstElement + quint64(cell)) * object().elementSize;
    int end = done;
    while (end > 0 && !complete(known)) {
        const int write = int(list[std::size_t(end) - 1].lastWrite) - 1;
        if (const auto shown = write < 0 ? std::nullopt : written(trace(), eventOf(list[std::size_t(write)])))
            merge(*shown, offset, bytes, known);
        else
            return copyRead(cell, write + 1, bytes, known);
        end = write;
    }
    if (!complete(known))
        copyRead(cell, 0, bytes, known);
}

/// What the reads from this one on found, up to the next write: it was there before them.
void MemoryTimeline::copyRead(int cell, int index, QByteArray &bytes, QByteArray &known) const
{
    const auto list = accesses(cell);
    const auto offset = qint64(m_firstElement + quint64(cell)) * object().elementSize;
    for (auto i = std::size_t(index); i < list.size() && !complete(known); ++i) {
        if (const auto shown = found(trace(), eventOf(list[i])))
            merge(*shown, offset, bytes, known);
        if (list[i].lastWrite == i + 1)
            return;
    }
}

/// What the last access found, if it was a read: where another work-group wrote in between, that is not what this one left.
void MemoryTimeline::copyNewestRead(int cell, int done, QByteArray &bytes, QByteArray &known) const
{
    const CellAccess &newest = accesses(cell)[std::size_t(done) - 1];
    const auto offset = qint64(m_firstElement + quint64(cell)) * object().elementSize;
    if (newest.lastWrite == quint32(done))
        return;
    if (const auto shown = found(trace(), eventOf(newest)))
        merge(*shown, offset, bytes, known);
}

QByteArray MemoryTimeline::bytes(int cell, int accessesDone) const
{
    QByteArray bytes(object().elementSize, char(0));
    QByteArray known(object().elementSize, char(0));
    const bool anyWrite = accessesDone > 0 && accesses(cell)[std::size_t(accessesDone) - 1].lastWrite > 0;
    if (!anyWrite && !object().initialised)
        return {};
    if (accessesDone > 0)
        copyNewestRead(cell, accessesDone, bytes, known);
    copyWritten(cell, accessesDone, bytes, known);
    return complete(known) ? bytes : QByteArray();
}

/// The object's own type; where it has none that is known, that of the access that last used the whole element.
std::optional<ElementType> MemoryTimeline::typeOf(int cell, int done) const
{
    if (m_ownType)
        return m_ownType;
    const auto list = accesses(cell);
    for (int i = std::min(done, int(list.size())) - 1; i >= 0; --i) {
        const AccessSite &site = trace().site(trace().event(eventOf(list[std::size_t(i)])).site);
        if (site.type && site.sizeInBytes == object().elementSize)
            return site.type;
    }
    return std::nullopt;
}

/// That accesses of the element brought along.
QList<StructLayout> MemoryTimeline::layoutsOf(int cell) const
{
    for (const CellAccess &access : accesses(cell)) {
        const AccessSite &site = trace().site(trace().event(eventOf(access)).site);
        if (!site.stepped.layouts.isEmpty() && site.sizeInBytes == object().elementSize)
            return site.stepped.layouts;
    }
    return {};
}

QString MemoryTimeline::text(int cell, int accessesDone) const
{
    const QByteArray value = bytes(cell, accessesDone);
    if (value.isEmpty())
        return {};
    const std::optional<ElementType> type = typeOf(cell, accessesDone);
    return typedText(type, int(value.size()), value.constData(), type && type->isStruct() ? layoutsOf(cell) : QList<StructLayout>());
}

std::optional<double> MemoryTimeline::number(int cell, int accessesDone) const
{
    if (accesses(cell).empty())
        return std::nullopt; // Most cells of a large buffer: nothing is known of them.
    const auto type = typeOf(cell, accessesDone);
    const QByteArray value = bytes(cell, accessesDone);
    if (value.isEmpty() || !type || type->isStruct())
        return std::nullopt;
    return numberAt(type->scalar, value.constData());
}

} // namespace kernelscope
