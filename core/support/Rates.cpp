#include "support/Rates.h"

#include "support/Numbers.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

std::pair<double, QString> rateWithPrefix(double perSecond)
{
    static constexpr char16_t prefixes[] = u" kMGTPE";
    int prefix = 0;
    for (; perSecond >= 999.5 && prefix < 6; ++prefix)
        perSecond /= 1000;
    return {perSecond, prefix == 0 ? QString() : QString(QChar(prefixes[prefix]))};
}

QString shownRate(double perSecond)
{
    const auto [rate, prefix] = rateWithPrefix(perSecond);
    const int decimals = rate < 9.995 ? 2 : rate < 99.95 ? 1 : 0;
    const QString number = rate < 0.0995 ? digitsText(rate, 3) : QString::number(rate, 'f', decimals);
    return prefix.isEmpty() ? number : number + u' ' + prefix;
}

QString rateUnit(const QString &unit)
{
    return (unit == u"flops" ? u"FLOP"_s : unit == u"bytes" ? u"B"_s : unit) + u"/s"_s;
}

QString rateText(double perSecond, const QString &unit)
{
    const QString rate = shownRate(perSecond);
    const bool isJoined = rate.back().isLetter() && (unit == u"flops" || unit == u"bytes");
    return rate + (isJoined ? QString() : u" "_s) + rateUnit(unit);
}

} // namespace kernelscope
