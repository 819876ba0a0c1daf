#include "pictures/SteppedParts.h"

#include <cmath>

#include <QJsonArray>
#include <QJsonObject>

#include "project/ScalarValue.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

constexpr qsizetype longestText = 60; ///< of an array or a struct

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
                return double(number);
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

/// The bytes of one value, and which of them are known.
class PartReader
{
public:
    PartReader(const SteppedValue &value, const QList<StructLayout> &layouts) : m_value(value), m_layouts(layouts) {}

    SteppedPart part(const QString &name, const ElementType &type, QList<int> extents, int offset) const
    {
        SteppedPart result{name, {}, {}, {}, {}};
        if (!extents.isEmpty()) {
            const int count = extents.takeFirst();
            int size = sizeOf(type);
            for (const int extent : extents)
                size *= extent;
            for (int i = 0; i < count; ++i)
                result.parts << part(QStringLiteral("[%1]").arg(i), type, extents, offset + i * size);
            return joined(result, false);
        }
        if (!type.isStruct())
            return simple(name, type, offset);
        const StructLayout *layout = layoutOf(type.structName);
        for (const StructMember &member : layout ? layout->members : QList<StructMember>())
            result.parts << part(member.name, member.type, member.count > 1 ? QList<int>{member.count} : QList<int>(),
                                 offset + member.offset);
        return joined(result, true);
    }

private:
    const StructLayout *layoutOf(const QString &name) const
    {
        const auto found = std::ranges::find(m_layouts, name, &StructLayout::name);
        return found == m_layouts.end() ? nullptr : &*found;
    }

    int sizeOf(const ElementType &type) const
    {
        const StructLayout *layout = type.isStruct() ? layoutOf(type.structName) : nullptr;
        return layout ? layout->sizeInBytes : sizeInBytes(type);
    }

    SteppedPart simple(const QString &name, const ElementType &type, int offset) const
    {
        const int size = sizeInBytes(type.scalar);
        QStringList texts;
        QJsonArray numbers;
        for (int c = 0; c < type.components; ++c) {
            const int at = offset + c * size;
            const bool isKnown = at + size <= m_value.bytes.size() && !m_value.known.mid(at, size).contains('\0');
            texts << (isKnown ? numberTextAt(type.scalar, m_value.bytes.constData() + at) : unknownText());
            numbers << (isKnown ? numberJson(type.scalar, m_value.bytes.constData() + at) : QJsonValue());
        }
        if (type.components == 1)
            return {name, {}, texts.first(), numbers.first(), {}};
        return {name, {}, u'(' + texts.join(QStringLiteral(", ")) + u')', numbers, {}};
    }

    static SteppedPart joined(SteppedPart whole, bool isStruct)
    {
        QJsonArray list;
        QJsonObject object;
        QString text;
        bool isCut = false;
        for (const SteppedPart &part : whole.parts) {
            list << part.json;
            object.insert(part.name, part.json);
            isCut = isCut || text.size() > longestText;
            if (!isCut)
                text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + (isStruct ? part.name + QStringLiteral(": ") : QString()) +
                        part.text;
        }
        whole.text = u'{' + text + (isCut ? QStringLiteral(", ...}") : QStringLiteral("}"));
        whole.json = isStruct ? QJsonValue(object) : QJsonValue(list);
        return whole;
    }

    const SteppedValue &m_value;
    const QList<StructLayout> &m_layouts;
};

void describePointer(const Trace &trace, const SteppedValue &value, SteppedPart &part)
{
    const auto words = [&](int i) { return valueAt<quint32>(value.bytes.constData() + 4 * i); };
    const quint32 number = words(0);
    const qint64 offset = qint64(words(1)) | qint64(words(2)) << 32;
    const QList<PointedVariable> &targets = trace.site(value.variable).stepped.targets;
    if (number >= SteppedSite::ownVariable && number - SteppedSite::ownVariable < quint32(targets.size())) {
        const PointedVariable &target = targets[qsizetype(number - SteppedSite::ownVariable)];
        const bool isArray = target.elementSize > 0 && target.elementSize < target.sizeInBytes;
        part.text = isArray ? QStringLiteral("%1[%2]").arg(target.name).arg(offset / target.elementSize) : u'&' + target.name;
        part.json =
            QJsonObject{{QStringLiteral("object"), target.name}, {QStringLiteral("element"), isArray ? offset / target.elementSize : 0}};
        return;
    }
    if (number >= quint32(trace.objects().size())) {
        part.text = offset == 0 ? QStringLiteral("NULL") : QStringLiteral("0x%1").arg(quint64(offset), 0, 16);
        return;
    }
    const BoundObject &object = trace.objects()[int(number)];
    const bool isWhole = offset % object.elementSize == 0;
    part.text = isWhole ? QStringLiteral("%1[%2]").arg(object.name).arg(offset / object.elementSize)
                        : QStringLiteral("%1 + %2 bytes").arg(object.name).arg(offset);
    part.json = QJsonObject{
        {QStringLiteral("object"), object.name},
        {QStringLiteral("element"), isWhole ? QJsonValue(offset / object.elementSize) : QJsonValue(double(offset) / object.elementSize)}};
}

} // namespace

QJsonValue accessedValueJson(const Trace &trace, EventIndex access)
{
    const SiteIndex number = trace.event(access).site;
    const AccessSite &site = trace.site(number);
    if (!site.type || site.type->isStruct() || !touchesMemory(site.kind) || isAsyncCopy(site.kind) || !trace.knowsValues(number))
        return {};
    const int bytes = site.payloadWords * 4;
    const SteppedValue value{number, QByteArray(reinterpret_cast<const char *>(trace.valueWords(access)), bytes), QByteArray(bytes, '\1'),
                             -1};
    return PartReader(value, {}).part({}, *site.type, {}, 0).json;
}

SteppedPart steppedPart(const Trace &trace, const SteppedValue &value)
{
    const AccessSite &site = trace.site(value.variable);
    SteppedPart part;
    if (value.bytes.isEmpty())
        part.text = unknownText();
    else if (site.stepped.form == ValueForm::Pointer)
        describePointer(trace, value, part);
    else if (site.type)
        part = PartReader(value, site.stepped.layouts).part({}, *site.type, site.stepped.extents, 0);
    part.name = site.text;
    part.typeName = site.typeName;
    return part;
}

} // namespace kernelscope
