#include "analysis/ValueText.h"

#include <cstring>

#include <QByteArray>
#include <QStringList>

#include "support/Half.h"

namespace kernelscope {

namespace {

template <typename T> T read(const char *bytes)
{
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

QString scalarText(Scalar scalar, const char *bytes)
{
    switch (scalar) {
    case Scalar::Char:
        return QString::number(read<qint8>(bytes));
    case Scalar::UChar:
        return QString::number(read<quint8>(bytes));
    case Scalar::Short:
        return QString::number(read<qint16>(bytes));
    case Scalar::UShort:
        return QString::number(read<quint16>(bytes));
    case Scalar::Int:
        return QString::number(read<qint32>(bytes));
    case Scalar::UInt:
        return QString::number(read<quint32>(bytes));
    case Scalar::Long:
        return QString::number(read<qint64>(bytes));
    case Scalar::ULong:
        return QString::number(read<quint64>(bytes));
    case Scalar::Half:
        return QString::number(halfToDouble(read<quint16>(bytes)), 'g', 5);
    case Scalar::Float:
        return QString::number(double(read<float>(bytes)), 'g', 9);
    case Scalar::Double:
        return QString::number(read<double>(bytes), 'g', 17);
    }
    return {};
}

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
        parts.append(scalarText(type->scalar, data + c * kernelscope::sizeInBytes(type->scalar)));
    return parts.size() == 1 ? parts.first() : QLatin1Char('(') + parts.join(QStringLiteral(", ")) + QLatin1Char(')');
}

} // namespace kernelscope
