#include "analysis/ValueText.h"

#include <QByteArray>
#include <QStringList>

#include "project/ScalarValue.h"

namespace kernelscope {

namespace {

QString hexText(int size, const char *bytes)
{
    QString text = QStringLiteral("0x") + QString::fromLatin1(QByteArray(bytes, qMin(size, 16)).toHex());
    return size > 16 ? text + QStringLiteral("...") : text;
}

} // namespace

QString typedText(const std::optional<ElementType> &type, int sizeInBytes, const void *bytes)
{
    const auto *data = static_cast<const char *>(bytes);
    if (!type || type->isStruct() || kernelscope::sizeInBytes(type->scalar) * type->components > sizeInBytes)
        return hexText(sizeInBytes, data);
    QStringList parts;
    for (int c = 0; c < type->components; ++c)
        parts.append(numberTextAt(type->scalar, data + c * kernelscope::sizeInBytes(type->scalar)));
    return parts.size() == 1 ? parts.first() : QLatin1Char('(') + parts.join(QStringLiteral(", ")) + QLatin1Char(')');
}

} // namespace kernelscope
