#include "ui/models/ElementText.h"

#include <cmath>

#include <QStringList>

#include "project/ScalarValue.h"
#include "support/Numbers.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString notFiniteText(double value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    return std::isfinite(value) ? QString() : value > 0 ? QStringLiteral("Infinity") : QStringLiteral("-Infinity");
}

QString scalarText(Scalar scalar, QByteArrayView bytes, bool allDigits)
{
    if (bytes.size() < sizeInBytes(scalar))
        return {};
    const double value = numberAt(scalar, bytes.data());
    if (const QString text = notFiniteText(value); !text.isEmpty())
        return text;
    return allDigits || !isFloating(scalar) ? numberTextAt(scalar, bytes.data()) : digitsText(value, 6);
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
