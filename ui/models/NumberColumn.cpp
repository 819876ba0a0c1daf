#include "ui/models/NumberColumn.h"

#include <algorithm>
#include <cmath>

#include "support/Numbers.h"

namespace kernelscope {

constexpr int shownDigits = 6;
constexpr double greatestFixed = 1e7;
constexpr double leastFixed = 1e-3;

static QString shortText(double value)
{
    return digitsText(value, shownDigits);
}

NumberColumn NumberColumn::of(double greatest, const QList<double> &values)
{
    greatest = std::abs(greatest);
    if (!std::isfinite(greatest) || greatest >= greatestFixed || (greatest > 0 && greatest < leastFixed))
        return {};
    const int before = greatest < 1 ? 1 : int(std::floor(std::log10(greatest))) + 1;
    const int most = std::max(0, shownDigits - before);
    int needed = 0;
    for (const double value : values) {
        const QString text = std::isfinite(value) ? shortText(value) : QString();
        const auto point = text.indexOf(u'.');
        if (text.contains(u'e'))
            needed = most;
        else if (point >= 0)
            needed = std::max(needed, int(text.size() - point - 1));
    }
    return {std::min(needed, most)};
}

QString NumberColumn::text(double value) const
{
    const bool vanishes = value != 0 && std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    if (decimals < 0 || !std::isfinite(value) || std::abs(value) >= greatestFixed || vanishes)
        return shortText(value);
    return QString::number(value, 'f', decimals);
}

} // namespace kernelscope
