#include "ui/models/ElementText.h"

#include <cmath>
#include <cstring>

#include <QFloat16>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace kernelscope {

template <typename Number> static Number numberIn(QByteArrayView bytes)
{
    Number number;
    std::memcpy(&number, bytes.data(), sizeof number);
    return number;
}

static QString floatingText(double value, int allDigitsPrecision, bool allDigits)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("Infinity") : QStringLiteral("-Infinity");
    return QString::number(value, 'g', allDigits ? allDigitsPrecision : 6);
}

QString scalarText(Scalar scalar, QByteArrayView bytes, bool allDigits)
{
    if (bytes.size() < sizeInBytes(scalar))
        return {};
    switch (scalar) {
    case Scalar::Char:
        return QString::number(numberIn<qint8>(bytes));
    case Scalar::UChar:
        return QString::number(numberIn<quint8>(bytes));
    case Scalar::Short:
        return QString::number(numberIn<qint16>(bytes));
    case Scalar::UShort:
        return QString::number(numberIn<quint16>(bytes));
    case Scalar::Int:
        return QString::number(numberIn<qint32>(bytes));
    case Scalar::UInt:
        return QString::number(numberIn<quint32>(bytes));
    case Scalar::Long:
        return QString::number(numberIn<qint64>(bytes));
    case Scalar::ULong:
        return QString::number(numberIn<quint64>(bytes));
    case Scalar::Half:
        return floatingText(double(float(numberIn<qfloat16>(bytes))), 5, allDigits);
    case Scalar::Float:
        return floatingText(double(numberIn<float>(bytes)), 9, allDigits);
    case Scalar::Double:
        return floatingText(numberIn<double>(bytes), 17, allDigits);
    }
    return {};
}

static QString bytesInHex(QByteArrayView bytes)
{
    return QString::fromLatin1(bytes.first(std::min<qsizetype>(bytes.size(), 16)).toByteArray().toHex(' '));
}

static QString memberText(const StructMember &member, QByteArrayView element, bool allDigits)
{
    if (member.type.isStruct())
        return bytesInHex(element.sliced(std::min<qsizetype>(member.offset, element.size())));
    QStringList parts;
    const int scalarSize = sizeInBytes(member.type.scalar);
    for (int i = 0; i < std::min(member.count, 8); ++i) {
        for (int c = 0; c < member.type.components; ++c) {
            const qsizetype at = member.offset + i * sizeInBytes(member.type) + c * scalarSize;
            if (at + scalarSize <= element.size())
                parts.append(scalarText(member.type.scalar, element.sliced(at), allDigits));
        }
    }
    return member.count > 8 ? parts.join(u", "_s) + u", \u2026"_s : parts.join(u", "_s);
}

QString elementText(const ElementType &type, const QList<StructMember> &members, QByteArrayView element, int component, bool allDigits)
{
    if (type.isStruct())
        return component < members.size() ? memberText(members[component], element, allDigits) : bytesInHex(element);
    const qsizetype at = qsizetype(component) * sizeInBytes(type.scalar);
    return at < element.size() ? scalarText(type.scalar, element.sliced(at), allDigits) : QString();
}

} // namespace kernelscope
