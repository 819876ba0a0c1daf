#include "support/Numbers.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace kernelscope {
namespace {

QString threeDigits(double value)
{
    const int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    QString text = QString::number(value, 'f', decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text;
}

} // namespace

QString numberText(double value)
{
    if (std::floor(value) == value && std::abs(value) < 1e15)
        return QString::number(value, 'f', 0);
    return digitsText(value, QLocale::FloatingPointShortest);
}

QString digitsText(double value, int digits)
{
    QString text = QString::number(value, 'g', digits);
    const qsizetype exponent = text.indexOf(u'e');
    while (exponent > 0 && exponent + 3 < text.size() && text[exponent + 2] == u'0')
        text.remove(exponent + 2, 1);
    return text;
}

QString bytesText(quint64 bytes)
{
    static constexpr std::array units{u"KiB", u"MiB", u"GiB", u"TiB", u"PiB", u"EiB"};
    if (bytes < 1024)
        return bytes == 1 ? QStringLiteral("1 byte") : QStringLiteral("%1 bytes").arg(bytes);
    double value = double(bytes) / 1024;
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    return threeDigits(value) + u' ' + QString::fromUtf16(units[unit]);
}

QString durationText(double nanoseconds)
{
    if (nanoseconds < 1e3)
        return threeDigits(nanoseconds) + QStringLiteral(" ns");
    if (nanoseconds < 1e5)
        return threeDigits(nanoseconds / 1e3) + QStringLiteral(" us");
    if (nanoseconds < 1e9)
        return threeDigits(nanoseconds / 1e6) + QStringLiteral(" ms");
    return threeDigits(nanoseconds / 1e9) + QStringLiteral(" s");
}

} // namespace kernelscope
