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
    return enclosedText(parts.size(), [&](qsizetype part) { return parts[part]; });
}

QString enclosedText(qsizetype count, const std::function<QString(qsizetype)> &partAt)
{
    constexpr qsizetype longest = 60;
    QString text;
    for (qsizetype part = 0; part < count; ++part) {
        if (text.size() > longest)
            return u'{' + text + QStringLiteral(", ...}");
        text += (text.isEmpty() ? QString() : QStringLiteral(", ")) + partAt(part);
    }
    return u'{' + text + u'}';
}

static QString memberText(const StructMember &member, const char *bytes, const QList<StructLayout> &layouts)
{
    const StructLayout *inner = member.type.isStruct() ? foundIn(layouts, member.type.structName, &StructLayout::name) : nullptr;
    const int size = inner ? inner->sizeInBytes : sizeInBytes(member.type);
    const auto elementAt = [&](qsizetype index) { return typedText(member.type, size, bytes + member.offset + index * size, layouts); };
    const int count = size > 0 ? member.count : 0;
    return member.name + QStringLiteral(": ") + (member.count > 1 ? enclosedText(count, elementAt) : count == 1 ? elementAt(0) : QString());
}

QString typedText(const std::optional<ElementType> &type, int sizeInBytes, const void *bytes, const QList<StructLayout> &layouts)
{
    const auto *data = static_cast<const char *>(bytes);
    const StructLayout *layout = type && type->isStruct() ? foundIn(layouts, type->structName, &StructLayout::name) : nullptr;
    if (layout && layout->sizeInBytes <= sizeInBytes && !layout->members.isEmpty())
        return enclosedText(layout->members.size(), [&](qsizetype index) { return memberText(layout->members[index], data, layouts); });
    if (!type || type->isStruct() || kernelscope::sizeInBytes(type->scalar) * type->components > sizeInBytes)
        return hexText(sizeInBytes, data);
    QStringList parts;
    for (int c = 0; c < type->components; ++c)
        parts.append(numberTextAt(type->scalar, data + c * kernelscope::sizeInBytes(type->scalar)));
    return parts.size() == 1 ? parts.first() : QLatin1Char('(') + parts.join(QStringLiteral(", ")) + QLatin1Char(')');
}

} // namespace kernelscope
