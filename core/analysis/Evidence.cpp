#include "analysis/Evidence.h"

#include <algorithm>
#include <utility>

#include <QRegularExpression>
#include <QStringList>

#include "analysis/AtomicValue.h"
#include "analysis/ValueText.h"
#include "support/EnumRange.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"
#include "trace/Builtins.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

AccessType accessType(const Trace &trace, EventIndex event)
{
    return accessType(trace.site(trace.event(event).site).kind);
}

QString meetingName(const AccessSite &site)
{
    const BuiltinKind kind = builtinNamed(site.operation.toStdString()).kind;
    if (isAsyncCopy(site.kind) || kind == BuiltinKind::AsyncCopy)
        return QStringLiteral("asynchronous copy");
    if (site.kind == SiteKind::AsyncWait || kind == BuiltinKind::AsyncWait)
        return QStringLiteral("wait for copies");
    return kind == BuiltinKind::GroupFunction ? QStringLiteral("call of %1").arg(site.operation) : QStringLiteral("barrier");
}

void setPlace(FindingAccess &access, const AccessSite &site)
{
    access.file = site.range.begin.file;
    access.line = site.range.begin.line;
    access.column = site.range.begin.column;
    access.macro = site.range.macro;
    access.macroFile = site.range.macroPlace.file;
    access.macroLine = site.range.macroPlace.line;
    access.type = accessType(site.kind);
}

FindingAccess accessOf(const Trace &trace, EventIndex event)
{
    const AccessSite &site = trace.site(trace.event(event).site);
    const WorkItemSlot item = trace.workItemOf(event);
    const int dimensions = trace.launch().dimensions;
    FindingAccess access;
    setPlace(access, site);
    access.globalId = idList(trace.globalId(item), dimensions);
    access.groupId = idList(trace.groupId(trace.groupOf(item)), dimensions);
    access.phase = trace.phaseOf(event);
    access.value = valueText(trace, event);
    access.event = event;
    return access;
}

namespace {

/// Bits that go through an integer, as a float's do for atomic_cmpxchg, are of the type that the object has.
std::optional<ElementType> shownType(const Trace &trace, const TraceEvent &event)
{
    const AccessSite &site = trace.site(event.site);
    if (!site.type || site.type->isStruct() || site.type->components != 1 || isFloating(site.type->scalar) || event.object.value < 0 ||
        event.object.value >= trace.objects().size())
        return site.type;
    const auto type = elementTypeNamed(trace.objects()[event.object.value].typeName);
    const bool fits = type && !type->isStruct() && isFloating(type->scalar) && sizeInBytes(type->scalar) == site.sizeInBytes;
    return fits ? std::optional(ElementType{type->scalar, 1, {}}) : site.type;
}

QString valueAs(const std::optional<ElementType> &type, const AccessSite &site, const quint32 *words)
{
    const QString before = typedText(type, site.sizeInBytes, words, site.stepped.layouts);
    const bool isStore = site.atomic == AtomicOperation::Store && site.operands == 0;
    if (site.kind != SiteKind::Atomic || site.atomic == AtomicOperation::Load || isStore)
        return before;
    const auto after = atomicResult(site, words);
    return after ? before + QStringLiteral(" -> ") + typedText(type, site.sizeInBytes, after->data()) : before;
}

} // namespace

QString valueBits(const Trace &trace, EventIndex event)
{
    const TraceEvent unpacked = trace.event(event);
    const AccessSite &site = trace.site(unpacked.site);
    const bool isAccess = site.kind == SiteKind::Load || site.kind == SiteKind::Store || site.kind == SiteKind::Atomic;
    if (!isAccess || !trace.knowsValues(unpacked.site) || shownType(trace, unpacked) == site.type)
        return {};
    return valueAs(site.type, site, trace.valueWords(event));
}

QString valueText(const Trace &trace, EventIndex event)
{
    const TraceEvent unpacked = trace.event(event);
    const AccessSite &site = trace.site(unpacked.site);
    if (!trace.knowsValues(unpacked.site))
        return {};
    const quint32 *words = trace.valueWords(event);
    switch (site.kind) {
    case SiteKind::Load:
    case SiteKind::Store:
    case SiteKind::Atomic:
        return valueAs(shownType(trace, unpacked), site, words);
    case SiteKind::AsyncRead:
    case SiteKind::AsyncWrite:
        return QStringLiteral("%1 elements").arg(copyExtent(words).count);
    case SiteKind::ImageRead:
    case SiteKind::ImageWrite:
        return typedText(site.type, site.sizeInBytes, words + imageValueWord);
    case SiteKind::Branch:
        return *words ? QStringLiteral("true") : QStringLiteral("false");
    default:
        return {};
    }
}

QList<quint64> idList(const Extent &id, int dimensions)
{
    return {id.begin(), id.begin() + std::min(dimensions, 3)};
}

QString idText(const QList<quint64> &id)
{
    const QStringList parts = mapped(id, [](const quint64 part) { return QString::number(part); });
    return parts.size() == 1 ? parts.first() : u'(' + parts.join(QStringLiteral(", ")) + u')';
}

QString idText(const Extent &id, int dimensions)
{
    return idText(idList(id, dimensions));
}

QString workItemText(const Trace &trace, EventIndex event)
{
    return workItemText(trace, trace.workItemOf(event));
}

QString workItemText(const Trace &trace, WorkItemSlot item)
{
    return QStringLiteral("work-item ") + idText(trace.globalId(item), trace.launch().dimensions);
}

QString beginSentence(QString words)
{
    words[0] = words[0].toUpper();
    return words;
}

QString workGroupText(const Trace &trace, GroupSlot group)
{
    return QStringLiteral("work-group ") + idText(trace.groupId(group), trace.launch().dimensions);
}

qint64 elementOf(const BoundObject &object, qint64 offsetInBytes)
{
    return offsetInBytes / object.elementSize - (offsetInBytes % object.elementSize < 0 ? 1 : 0);
}

QString elementText(const BoundObject &object, qint64 offsetInBytes)
{
    qint64 element = elementOf(object, offsetInBytes);
    if (object.dimensions.size() < 2 || element < 0 || quint64(element) >= object.elementCount())
        return filled(QStringLiteral("%1[%2]"), object.name, element);
    QStringList indices; // the fastest first, as an image's coordinates are written
    for (auto d = object.dimensions.size() - 1; d >= 0; --d) {
        const auto size = qint64(qMax<quint64>(object.dimensions[d], 1));
        indices << QString::number(element % size);
        element /= size;
    }
    if (object.memory == AddressSpace::Image)
        return filled(QStringLiteral("%1(%2)"), object.name, indices.join(QStringLiteral(", ")));
    std::ranges::reverse(indices);
    return filled(QStringLiteral("%1[%2]"), object.name, indices.join(QStringLiteral("][")));
}

/// "25 % of im(3, 4)"; the whole of it by its name alone.
static QString weighted(const QString &what, double weight)
{
    return weight > 0.9999 ? what : QStringLiteral("%1 % of %2").arg(digitsText(weight * 100, 3), what);
}

QString accessedText(const Trace &trace, EventIndex event)
{
    const TraceEvent access = trace.event(event);
    const AccessSite &site = trace.site(access.site);
    if (access.object.value >= trace.objects().size())
        return site.text;
    const BoundObject &object = trace.objects()[access.object.value];
    return isImageAccess(site.kind) ? object.name + coordinateText(site, object, trace.valueWords(event))
                                    : elementText(object, access.offset);
}

QString accessText(const Trace &trace, EventIndex event)
{
    const QString value = valueText(trace, event);
    return QString(wordOf(accessType(trace, event))) + u' ' + accessedText(trace, event) +
           (value.isEmpty() ? QString() : QStringLiteral(" = ") + value);
}

QString sampledText(const Trace &trace, EventIndex event)
{
    const TraceEvent access = trace.event(event);
    const AccessSite &site = trace.site(access.site);
    if (site.kind != SiteKind::ImageRead || access.outOfBounds || access.object.value >= trace.objects().size())
        return {};
    const BoundObject &image = trace.objects()[access.object.value];
    const ImageTexels place = imageTexels(trace, event);
    const QString given = accessedText(trace, event);
    if (!place.isKnown)
        return QStringLiteral("%1: which pixels its sampler takes is not known").arg(given);
    QStringList parts;
    for (int t = 0; t < place.count; ++t) {
        const QString pixel = elementText(image, qint64(place.texels[std::size_t(t)].element) * image.elementSize);
        if (pixel == given && place.count == 1 && place.border == 0)
            return {};
        parts << weighted(pixel, place.texels[std::size_t(t)].weight);
    }
    if (place.border > 0)
        parts << weighted(QStringLiteral("the border's colour"), place.border);
    return filled(QStringLiteral("%1 is %2 (%3)"), given, parts.join(QStringLiteral(" + ")),
                  samplerText(samplerOf(trace.valueWords(event))));
}

bool isWithin(const SourceRange &inner, const SourceRange &outer)
{
    const auto from = [](const SourceRange &range) { return std::pair(range.begin.line, range.begin.column); };
    const auto to = [](const SourceRange &range) { return std::pair(range.endLine, range.endColumn); };
    return inner.begin.file == outer.begin.file && from(outer) <= from(inner) && to(inner) <= to(outer);
}

QString writtenText(const AccessSite &site)
{
    QString text = site.text;
    for (const char *const mark : {"[", "]", "(", ")", ".", "->"}) {
        const QString word = QString::fromLatin1(mark);
        if (word != QLatin1String("]") && word != QLatin1String(")"))
            text.replace(word + u' ', word);
        if (word != QLatin1String("("))
            text.replace(u' ' + word, word);
    }
    return text;
}

/// "s.last" of "s.last += 1", "s.last++" and "++s.last".
static QString accessedPart(const QString &text)
{
    static const QRegularExpression around(QStringLiteral("^[-+]{2} *|[-+*/%&|^<>= ]+$"));
    int depth = 0;
    qsizetype end = 0;
    for (; end < text.size() && (depth > 0 || text[end] != u'='); ++end)
        depth += QStringLiteral("[(").contains(text[end]) ? 1 : QStringLiteral("])").contains(text[end]) ? -1 : 0;
    return text.left(end).remove(around);
}

QString elementWithPart(const BoundObject &object, qint64 offsetInBytes, const AccessSite &site)
{
    const QString element = elementText(object, offsetInBytes);
    const bool isPlain = site.kind == SiteKind::Load || site.kind == SiteKind::Store;
    const QString text = accessedPart(writtenText(site));
    const bool namesPart = isPlain && site.sizeInBytes < object.elementSize && (text.contains(u'.') || text.contains(u"->"));
    return namesPart ? filled(QStringLiteral("%1 (%2)"), element, text) : element;
}

QString placeText(const AccessSite &site)
{
    const SourceRange &range = site.range;
    const QString place = filled(QStringLiteral("%1:%2"), range.begin.file, range.begin.line);
    if (range.macro.isEmpty())
        return place;
    return filled(QStringLiteral("%1 (in %2, defined at %3:%4)"), place, range.macro, range.macroPlace.file, range.macroPlace.line);
}

void setObject(Finding &finding, const BoundObject &object, qint64 offsetInBytes)
{
    finding.memory = object.memory;
    finding.object = object.name;
    finding.element = elementOf(object, offsetInBytes);
    finding.elementText = elementText(object, offsetInBytes);
}

} // namespace kernelscope
