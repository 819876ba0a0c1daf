#include "ui/models/Mismatches.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "project/ScalarValue.h"
#include "support/Numbers.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"

namespace kernelscope {

const Mismatches::Place *Mismatches::at(quint64 element) const
{
    const auto found = std::ranges::lower_bound(listed, element, {}, &Place::element);
    return found == listed.end() || found->element != element ? nullptr : &*found;
}

quint64 Mismatches::next(std::optional<quint64> from, bool isForward) const
{
    if (!from)
        return isForward ? listed.first().element : listed.last().element;
    if (isForward) {
        const auto after = std::ranges::upper_bound(listed, *from, {}, &Place::element);
        return after == listed.end() ? listed.first().element : after->element;
    }
    const auto before = std::ranges::lower_bound(listed, *from, {}, &Place::element);
    return before == listed.begin() ? listed.last().element : std::prev(before)->element;
}

bool Mismatches::isAmong(quint64 first, quint64 last) const
{
    const quint64 end = std::min(last / stretch + 1, quint64(map.size()) * 8);
    for (quint64 bit = first / stretch; bit < end; ++bit) {
        if (map[qsizetype(bit / 8)] >> bit % 8 & 1)
            return true;
    }
    return false;
}

Mismatches mismatchesOf(const QList<CheckResult> &checks, const QString &buffer)
{
    Mismatches all;
    for (const CheckResult &check : checks) {
        if (check.passed || check.buffer != buffer || check.mismatches == 0)
            continue;
        all.count += check.mismatches;
        all.stretch = check.stretch; // That of all checks of the buffer.
        for (const ComparedValue &value : check.values)
            all.listed << Mismatches::Place{value, check.name};
        all.map.resize(std::max(all.map.size(), check.mismatchMap.size()), '\0');
        for (qsizetype byte = 0; byte < check.mismatchMap.size(); ++byte)
            all.map[byte] = char(all.map[byte] | check.mismatchMap[byte]);
    }
    std::ranges::stable_sort(all.listed, {}, &Mismatches::Place::element);
    if (all.listed.isEmpty())
        return {};
    return all;
}

/// Numbers of a floating type in their order, as whole numbers that follow each other.
template <typename Float, typename Bits> static qint64 orderOf(double value)
{
    const auto bits = std::bit_cast<Bits>(asScalar<Float>(value));
    constexpr auto sign = Bits(Bits(1) << (8 * sizeof(Bits) - 1));
    return bits & sign ? -qint64(bits & Bits(~sign)) : qint64(bits);
}

std::optional<quint64> ulpsBetween(Scalar scalar, double first, double second)
{
    if (!std::isfinite(first) || !std::isfinite(second))
        return std::nullopt;
    const auto order = [scalar](double value) {
        return scalar == Scalar::Half    ? orderOf<qfloat16, quint16>(value)
               : scalar == Scalar::Float ? orderOf<float, quint32>(value)
                                         : orderOf<double, quint64>(value);
    };
    const qint64 a = order(first), b = order(second);
    return a > b ? quint64(a) - quint64(b) : quint64(b) - quint64(a);
}

/// A value's text is the shortest that reads back as it: the decimal number of its digits is another.
static double valueOf(Scalar scalar, const QString &text, bool &isNumber)
{
    const double written = text.toDouble(&isNumber);
    return !isFloating(scalar) ? written : visitScalar(scalar, [written](auto zero) { return double(asScalar<decltype(zero)>(written)); });
}

/// The bits of a whole number, which a double does not hold beyond 2^53.
static std::optional<quint64> wholeOf(const QString &text)
{
    bool isWhole = false;
    const quint64 bits = text.startsWith(u'-') ? quint64(text.toLongLong(&isWhole)) : text.toULongLong(&isWhole);
    return isWhole ? std::optional(bits) : std::nullopt;
}

QString differenceText(Scalar scalar, const QString &actual, const QString &expected)
{
    const QString both = tr("%1, expected %2").arg(separated(actual), separated(expected));
    bool isNumber = false, isExpectedNumber = false;
    const double is = valueOf(scalar, actual, isNumber), should = valueOf(scalar, expected, isExpectedNumber);
    if (!isNumber || !isExpectedNumber || !std::isfinite(is) || !std::isfinite(should))
        return both;
    QStringList more;
    if (should != 0)
        more << tr("%1%").arg(digitsText(std::abs((is - should) / should) * 100, 3));
    if (const auto ulps = isFloating(scalar) ? ulpsBetween(scalar, is, should) : std::nullopt)
        more << (*ulps == 1 ? tr("1 ULP") : tr("%1 ULPs").arg(fullCount(*ulps)));
    bool isLess = is < should;
    QString by = separated(digitsText(std::abs(is - should), 6));
    const auto whole = wholeOf(actual), wholeExpected = wholeOf(expected);
    if (!isFloating(scalar) && whole && wholeExpected) {
        isLess = is == should ? *whole < *wholeExpected : isLess;
        by = fullCount(isLess ? *wholeExpected - *whole : *whole - *wholeExpected);
    }
    const QString text = both + QStringLiteral(": ") + (isLess ? tr("%1 less").arg(by) : tr("%1 more").arg(by));
    return more.isEmpty() ? text : text + QStringLiteral(" (") + more.join(QStringLiteral(", ")) + u')';
}

QString elementIndexText(const QList<quint64> &shape, quint64 element)
{
    QString text;
    for (qsizetype d = shape.size() - 1; d > 0; --d) {
        text.prepend(QStringLiteral("[%1]").arg(element % std::max<quint64>(1, shape[d])));
        element /= std::max<quint64>(1, shape[d]);
    }
    return QStringLiteral("[%1]").arg(element) + text;
}

QString elementIndexText(const CheckResult &check, quint64 element, const QList<BufferResult> &buffers)
{
    const BufferResult *buffer = foundIn(buffers, check.buffer, &BufferResult::name);
    return elementIndexText(buffer ? buffer->shape : QList<quint64>(), element);
}

} // namespace kernelscope
