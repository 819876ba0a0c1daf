#include "analysis/ValueText.h"

#include <QByteArray>

#include "project/ScalarValue.h"
#include "support/Ranges.h"

namespace kernelscope {

namespace {

QString hexText(int size, const char *bytes)
{
    QString text = QStringLiteral("0x") + QString::fromLatin1(QByteArray(bytes, qMin(size, 16)).toHex());
    return size > 16 ? text + QStringLiteral("...") : text;
}

} // namespace

QString enclosedText(const QStringList &parts)
{
    constexpr qsizetype longest = 60;
    QString text;
    for (const QString &part : parts) {
        if (text.size() > longest)
            return u'{' + text + QStringLiteral(", ...}");
        text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + part;
    }
    return u'{' + text + u'}';
}

static QString structText(const StructLayout &layout, const char *bytes, const QList<StructLayout> &layouts)
{
    QStringList parts;
    for (const StructMember &member : layout.members) {
        const StructLayout *inner = member.type.isStruct() ? foundIn(layouts, member.type.structName, &StructLayout::name) : nullptr;
        const int size = inner ? inner->sizeInBytes : sizeInBytes(member.type);
        QStringList elements;
        for (int i = 0; i < member.count && size > 0; ++i)
            elements << typedText(member.type, size, bytes + member.offset + i * size, layouts);
        parts << member.name + QStringLiteral(": ") + (member.count > 1 ? enclosedText(elements) : elements.value(0));
    }
    return enclosedText(parts);
}

QString typedText(const std::optional<ElementType> &type, int sizeInBytes, const void *bytes, const QList<StructLayout> &layouts)
{
    const auto *data = static_cast<const char *>(bytes);
    const StructLayout *layout = type && type->isStruct() ? foundIn(layouts, type->structName, &StructLayout::name) : nullptr;
    if (layout && layout->sizeInBytes <= sizeInBytes && !layout->members.isEmpty())
        return structText(*layout, data, layouts);
    if (!type || type->isStruct() || kernelscope::sizeInBytes(type->scalar) * type->components > sizeInBytes)
        return hexText(sizeInBytes, data);
    QStringList parts;
    for (int c = 0; c < type->components; ++c)
        parts.append(numberTextAt(type->scalar, data + c * kernelscope::sizeInBytes(type->scalar)));
    return parts.size() == 1 ? parts.first() : QLatin1Char('(') + parts.join(QStringLiteral(", ")) + QLatin1Char(')');
}

} // namespace kernelscope
