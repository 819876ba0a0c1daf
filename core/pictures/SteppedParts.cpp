#include "pictures/SteppedParts.h"

#include <cmath>

#include <QJsonArray>
#include <QJsonObject>

#include "analysis/ValueText.h"
#include "project/ScalarValue.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

QString unknownText()
{
    return QStringLiteral("-");
}

QJsonValue numberJson(Scalar scalar, const char *bytes)
{
    return visitScalar(scalar, [&](auto zero) -> QJsonValue {
        using T = decltype(zero);
        const T number = valueAt<T>(bytes);
        if constexpr (std::is_integral_v<T>) {
            if (std::is_same_v<T, quint64> && quint64(number) > quint64(std::numeric_limits<qint64>::max()))
                return QString::number(number); // as a number of JSON it would be rounded
            return qint64(number);
        } else {
            const double value = double(number);
            if (std::isnan(value))
                return QStringLiteral("nan");
            if (std::isinf(value))
                return value < 0 ? QStringLiteral("-inf") : QStringLiteral("inf");
            return value;
        }
    });
}

const StructLayout *layoutOf(const AccessSite &site, const QString &name)
{
    return foundIn(site.stepped.layouts, name, &StructLayout::name);
}

int sizeOf(const AccessSite &site, const SteppedPlace &place)
{
    const StructLayout *layout = place.type.isStruct() ? layoutOf(site, place.type.structName) : nullptr;
    int size = layout ? layout->sizeInBytes : sizeInBytes(place.type);
    for (const int extent : place.extents)
        size *= extent;
    return size;
}

SteppedPlace partOf(const SteppedPlace &whole, const ElementType &type, const QList<int> &extents, int offset)
{
    return {whole.variable, type, extents, whole.offset + offset};
}

SteppedPlace memberAt(const SteppedPlace &whole, const StructMember &member)
{
    return partOf(whole, member.type, member.count > 1 ? QList<int>{member.count} : QList<int>(), member.offset);
}

SteppedPlace componentOf(const SteppedPlace &whole, int index)
{
    return partOf(whole, {whole.type.scalar, 1, {}}, {}, index * sizeInBytes(whole.type.scalar));
}

/// "x", "s3", "sA"; -1: no single component.
int componentIndex(const QString &name)
{
    if (name.size() == 1)
        return int(QStringLiteral("xyzw").indexOf(name.front()));
    const bool isNumbered = name.size() == 2 && (name.front() == u's' || name.front() == u'S');
    return isNumbered ? int(QStringLiteral("0123456789abcdef").indexOf(name.back().toLower())) : -1;
}

SteppedPart simple(const SteppedPlace &place)
{
    QStringList texts;
    QJsonArray numbers;
    for (int c = 0; c < place.type.components; ++c) {
        const char *bytes = componentOf(place, c).knownBytes();
        texts << (bytes ? numberTextAt(place.type.scalar, bytes) : unknownText());
        numbers << (bytes ? numberJson(place.type.scalar, bytes) : QJsonValue());
    }
    if (place.type.components == 1)
        return {{}, {}, texts.first(), numbers.first(), {}};
    return {{}, {}, u'(' + texts.join(QStringLiteral(", ")) + u')', numbers, {}};
}

SteppedPart joined(const QList<SteppedPart> &parts, bool isStruct)
{
    QJsonArray list;
    QJsonObject object;
    QStringList texts;
    for (const SteppedPart &part : parts) {
        list << part.json;
        object.insert(part.name, part.json);
        texts << (isStruct ? part.name + QStringLiteral(": ") + part.text : part.text);
    }
    return {{}, {}, enclosedText(texts), isStruct ? QJsonValue(object) : QJsonValue(list), parts};
}

SteppedPart partAt(const AccessSite &site, const SteppedPlace &place)
{
    const bool isArray = !place.extents.isEmpty();
    if (!isArray && !place.type.isStruct())
        return simple(place);
    QList<SteppedPart> parts;
    const auto add = [&](const QString &name, const SteppedPlace &part) {
        parts << partAt(site, part);
        parts.last().name = name;
    };
    for (int i = 0; isArray && i < place.extents.first(); ++i) {
        SteppedPlace element = partOf(place, place.type, place.extents.mid(1), 0);
        element.offset += i * sizeOf(site, element);
        add(QStringLiteral("[%1]").arg(i), element);
    }
    const StructLayout *layout = isArray ? nullptr : layoutOf(site, place.type.structName);
    for (const StructMember &member : layout ? layout->members : QList<StructMember>())
        add(member.name, memberAt(place, member));
    return joined(parts, !isArray);
}

/// What a pointer holds: an object or one of the variable's targets, and an offset.
struct Pointed
{
    const PointedVariable *target = nullptr;
    const BoundObject *object = nullptr; ///< both none: neither is known
    qint64 offset = 0;                   ///< in bytes; an address where neither is known

    int elementSize() const { return target ? target->elementSize : object ? int(object->elementSize) : 0; }
};

Pointed pointedAt(const Trace &trace, const SteppedValue &value)
{
    const auto word = [&](int i) { return valueAt<quint32>(value.bytes.constData() + 4 * i); };
    const QList<PointedVariable> &targets = trace.site(value.variable).stepped.targets;
    Pointed pointed{nullptr, nullptr, qint64(word(1)) | qint64(word(2)) << 32};
    if (word(0) >= SteppedSite::ownVariable && word(0) - SteppedSite::ownVariable < quint32(targets.size()))
        pointed.target = &targets[qsizetype(word(0) - SteppedSite::ownVariable)];
    else if (word(0) < quint32(trace.objects().size()))
        pointed.object = &trace.objects()[int(word(0))];
    return pointed;
}

void describePointer(const Trace &trace, const SteppedValue &value, SteppedPart &part)
{
    const Pointed pointed = pointedAt(trace, value);
    const qint64 offset = pointed.offset;
    if (pointed.target) {
        const PointedVariable &target = *pointed.target;
        const bool isArray = target.elementSize > 0 && target.elementSize < target.sizeInBytes;
        part.text = isArray ? filled(QStringLiteral("%1[%2]"), target.name, offset / target.elementSize) : u'&' + target.name;
        part.json =
            QJsonObject{{QStringLiteral("object"), target.name}, {QStringLiteral("element"), isArray ? offset / target.elementSize : 0}};
        return;
    }
    if (!pointed.object) {
        part.text = offset == 0 ? QStringLiteral("NULL") : QStringLiteral("0x%1").arg(quint64(offset), 0, 16);
        return;
    }
    const BoundObject &object = *pointed.object;
    const bool isWhole = offset % object.elementSize == 0;
    part.text = isWhole ? filled(QStringLiteral("%1[%2]"), object.name, offset / object.elementSize)
                        : filled(QStringLiteral("%1 + %2 bytes"), object.name, offset);
    part.json = QJsonObject{
        {QStringLiteral("object"), object.name},
        {QStringLiteral("element"), isWhole ? QJsonValue(offset / object.elementSize) : QJsonValue(double(offset) / object.elementSize)}};
}

} // namespace

QJsonValue accessedValueJson(const Trace &trace, EventIndex access)
{
    const SiteIndex number = trace.event(access).site;
    const AccessSite &site = trace.site(number);
    if (!site.type || site.type->isStruct() || !isAccess(site.kind) || isAsyncCopy(site.kind) || !trace.knowsValues(number))
        return {};
    const int before = isImageAccess(site.kind) ? imageValueWord : 0; // words of its coordinate
    const int bytes = (site.payloadWords - before) * 4;
    const SteppedValue value{number, QByteArray(reinterpret_cast<const char *>(trace.valueWords(access) + before), bytes),
                             QByteArray(bytes, '\1')};
    return simple({value, *site.type, {}, 0}).json;
}

const char *SteppedPlace::knownBytes() const
{
    const int size = sizeInBytes(type.scalar);
    const bool isKnown = offset + size <= variable.bytes.size() && !QByteArrayView(variable.known).sliced(offset, size).contains('\0');
    return isKnown ? variable.bytes.constData() + offset : nullptr;
}

std::optional<SteppedPlace> wholeOf(const Trace &trace, const SteppedValue &value)
{
    const AccessSite &site = trace.site(value.variable);
    if (site.stepped.form == ValueForm::Pointer) // in an expression: the index of the element
        return SteppedPlace{value, {Scalar::Long, 1, {}}};
    return site.type ? std::optional(SteppedPlace{value, *site.type, site.stepped.extents}) : std::nullopt;
}

std::optional<SteppedPlace> elementOf(const Trace &trace, const SteppedPlace &whole, qint64 index)
{
    const bool isVector = whole.extents.isEmpty() && !whole.type.isStruct() && whole.type.components > 1;
    const int count = isVector ? whole.type.components : whole.extents.value(0);
    if (index < 0 || index >= count)
        return std::nullopt;
    if (isVector)
        return componentOf(whole, int(index));
    SteppedPlace element = partOf(whole, whole.type, whole.extents.mid(1), 0);
    element.offset += int(index) * sizeOf(trace.site(whole.variable.variable), element);
    return element;
}

std::optional<SteppedPlace> memberOf(const Trace &trace, const SteppedPlace &whole, const QString &name)
{
    if (!whole.extents.isEmpty())
        return std::nullopt;
    if (!whole.type.isStruct())
        return whole.type.components > 1 ? elementOf(trace, whole, componentIndex(name)) : std::nullopt;
    const StructLayout *layout = layoutOf(trace.site(whole.variable.variable), whole.type.structName);
    if (!layout)
        return std::nullopt;
    const auto member = std::ranges::find(layout->members, name, &StructMember::name);
    return member == layout->members.end() ? std::nullopt : std::optional(memberAt(whole, *member));
}

std::optional<qint64> pointedElement(const Trace &trace, const SteppedValue &value)
{
    if (trace.site(value.variable).stepped.form != ValueForm::Pointer || value.bytes.isEmpty())
        return std::nullopt;
    const Pointed pointed = pointedAt(trace, value);
    const int size = pointed.elementSize();
    return size > 0 && pointed.offset % size == 0 ? std::optional(pointed.offset / size) : std::nullopt;
}

SteppedPart steppedPart(const Trace &trace, const SteppedValue &value)
{
    const AccessSite &site = trace.site(value.variable);
    SteppedPart part;
    if (value.bytes.isEmpty())
        part.text = unknownText();
    else if (site.stepped.form == ValueForm::Pointer)
        describePointer(trace, value, part);
    else if (const auto whole = wholeOf(trace, value))
        part = partAt(site, *whole);
    part.name = site.text;
    part.typeName = site.typeName;
    for (const int extent : site.stepped.extents)
        part.typeName += QStringLiteral("[%1]").arg(extent);
    return part;
}

SteppedPart steppedPart(const Trace &trace, const SteppedPlace &place)
{
    const AccessSite &site = trace.site(place.variable.variable);
    SteppedPart part = site.stepped.form == ValueForm::Pointer ? steppedPart(trace, place.variable) : partAt(site, place);
    part.name.clear();
    return part;
}

} // namespace kernelscope
