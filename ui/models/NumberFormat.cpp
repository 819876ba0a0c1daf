#include "ui/models/NumberFormat.h"

#include "project/ScalarValue.h"
#include "ui/models/ElementText.h"

namespace kernelscope {

static int exponentBits(Scalar scalar)
{
    return scalar == Scalar::Half ? 5 : scalar == Scalar::Float ? 8 : 11;
}

static QString bitsText(Scalar scalar, QByteArrayView bytes)
{
    QString text;
    for (qsizetype byte = bytes.size() - 1; byte >= 0; --byte)
        text += QStringLiteral("%1").arg(quint8(bytes[byte]), 8, 2, QLatin1Char('0'));
    if (isFloating(scalar)) {
        text.insert(1 + exponentBits(scalar), u' ');
        return text.insert(1, u' ');
    }
    for (qsizetype at = text.size() - 8; at > 0; at -= 8)
        text.insert(at, u' ');
    return text;
}

QString formattedNumber(Scalar scalar, QByteArrayView bytes, NumberFormat format)
{
    const int size = sizeInBytes(scalar);
    if (bytes.size() < size)
        return {};
    bytes = bytes.first(size);
    switch (format) {
    case NumberFormat::Hexadecimal: {
        QByteArray reversed = bytes.toByteArray(); // The highest first.
        std::reverse(reversed.begin(), reversed.end());
        return QStringLiteral("0x") + QString::fromLatin1(reversed.toHex());
    }
    case NumberFormat::Scientific:
        return QString::number(numberAt(scalar, bytes.data()), 'e', 6);
    case NumberFormat::Bits:
        return bitsText(scalar, bytes);
    case NumberFormat::Decimal:
        break;
    }
    return scalarText(scalar, bytes, true);
}

} // namespace kernelscope
