#include "capture/WrittenNumbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "project/ScalarValue.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr quint64 mostNumbers = 1 << 18; ///< as values of a project
constexpr double greatestExact = 0x1p53; ///< JavaScript rounds greater whole numbers
using NumberBytes = std::array<char, sizeof(double)>;

/// A whole number that fits into so many bytes, with or without a sign: 255 and -1 are the same char.
bool putWhole(const QString &text, int size, bool isHex, char *target)
{
    const bool hasPrefix = text.startsWith(u"0x", Qt::CaseInsensitive) || text.startsWith(u"-0x", Qt::CaseInsensitive);
    const int base = isHex || hasPrefix ? 16 : 10;
    const int bits = 8 * size;
    bool isNumber = false;
    quint64 value = 0;
    if (text.startsWith(u'-')) {
        const qint64 negative = text.toLongLong(&isNumber, base);
        isNumber = isNumber && negative >= (bits == 64 ? std::numeric_limits<qint64>::min() : -(qint64(1) << (bits - 1)));
        value = quint64(negative);
    } else {
        value = text.toULongLong(&isNumber, base);
        isNumber = isNumber && (bits == 64 || value < quint64(1) << bits);
    }
    std::memcpy(target, &value, std::size_t(size)); // little-endian, as all devices that are supported
    return isNumber;
}

bool putFraction(const QString &text, Scalar type, char *target)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    visitScalar(type, [&](auto zero) { putValue(asScalar<decltype(zero)>(value), target); });
    return isNumber;
}

Result<NumberBytes> numberFrom(const QString &text, Scalar type, bool isHex)
{
    NumberBytes bytes{};
    const bool isNumber = isFloating(type) ? putFraction(text, type, bytes.data()) : putWhole(text, sizeInBytes(type), isHex, bytes.data());
    if (!isNumber)
        return fail(QStringLiteral("\"%1\" is no number that fits into %2").arg(inOneLine(text.left(40)), scalarName(type)));
    return bytes;
}

struct WrittenRange
{
    double first = 0;
    double increment = 1;
};

/// The error also where it has not as many numbers as there is space for.
Result<WrittenRange> rangeOf(const WrittenArgument &argument, Scalar type, quint64 count)
{
    std::array<double, 3> numbers{};
    for (qsizetype k = 0; k < 3; ++k) {
        const auto bytes = numberFrom(argument.range.value(k), type, argument.isHex);
        if (!bytes)
            return fail(bytes.error());
        numbers[std::size_t(k)] = numberAt(type, bytes->data());
    }
    const auto [first, increment, last] = numbers;
    if (!isFloating(type) && std::max(std::abs(first), std::abs(last)) >= greatestExact)
        return fail(QStringLiteral("the range %1 has numbers beyond 2^53").arg(argument.range.join(u':')));
    const double steps = (last - first) / increment;
    if (!(std::abs(steps - double(count - 1)) < std::clamp(double(count) * 1e-6, 1e-3, 0.4))) // a float's 0.1 is not 0.1
        return fail(
            filled(QStringLiteral("the range %1 has not the %2 numbers that its size has space for"), argument.range.join(u':'), count));
    return WrittenRange{first, increment};
}

Result<QByteArray> wrongCount(const WrittenArgument &argument, quint64 count)
{
    return fail(filled(QStringLiteral("%1 values are given, but its size has space for %2"), argument.values.size(), count));
}

/// Of what `index` numbers the range's is: "3 + 2 * i".
QString rangeTerm(const WrittenRange &range, const QString &index)
{
    const QString product = range.increment == 1 ? index : numberText(range.increment) + QStringLiteral(" * ") + index;
    return range.first == 0 ? product : numberText(range.first) + QStringLiteral(" + ") + product;
}

Init rangeInit(const WrittenRange &range, const ElementForm &element)
{
    if (element.numbers.size() == 1)
        return ExpressionInit{Expression(rangeTerm(range, QStringLiteral("i")))};
    const int size = sizeInBytes(element.numbers.first().scalar);
    QStringList terms;
    for (const NumberPlace &place : element.numbers)
        terms << rangeTerm(range, filled(QStringLiteral("(%1 * i + %2)"), element.sizeInBytes / size, place.offset / size));
    return ExpressionInit{Expression(u'[' + terms.join(QStringLiteral(", ")) + u']')};
}

QList<Expression> numbersIn(const QByteArray &bytes, const ElementForm &element)
{
    QList<Expression> numbers;
    for (qsizetype at = 0; at + element.sizeInBytes <= bytes.size(); at += element.sizeInBytes) {
        for (const NumberPlace &place : element.numbers)
            numbers << numberExpression(place.scalar, bytes.constData() + at + place.offset);
    }
    return numbers;
}

/// Whether an element is as so many numbers of this type, some of which may be padding.
bool isAllOf(const ElementForm &element, Scalar type)
{
    const int size = sizeInBytes(type);
    return element.sizeInBytes % size == 0 &&
           std::ranges::all_of(element.numbers, [&](const NumberPlace &place) { return place.scalar == type && place.offset % size == 0; });
}

} // namespace

Result<QByteArray> writtenBytes(const WrittenArgument &argument, Scalar type, quint64 largest)
{
    const quint64 size = quint64(sizeInBytes(type));
    const quint64 count = argument.sizeInBytes / size;
    if (argument.sizeInBytes % size != 0)
        return fail(filled(QStringLiteral("its %1 bytes are no whole number of %2"), argument.sizeInBytes, scalarName(type)));
    if (argument.sizeInBytes > largest)
        return fail(filled(QStringLiteral("it has %1 bytes, of which only %2 can be given so"), argument.sizeInBytes, largest));
    if (argument.fill.isEmpty() && argument.range.isEmpty() && quint64(argument.values.size()) != count)
        return wrongCount(argument, count);
    const auto range = argument.range.isEmpty() ? Result<WrittenRange>() : rangeOf(argument, type, count);
    if (!range)
        return fail(range.error());
    QByteArray bytes(qsizetype(argument.sizeInBytes), '\0');
    for (quint64 k = 0; k < count; ++k) {
        char *target = bytes.data() + k * size;
        if (!argument.range.isEmpty()) {
            visitScalar(type, [&](auto zero) { putValue(asScalar<decltype(zero)>(range->first + double(k) * range->increment), target); });
            continue;
        }
        const auto number = numberFrom(argument.fill.isEmpty() ? argument.values[qsizetype(k)] : argument.fill, type, argument.isHex);
        if (!number)
            return fail(number.error());
        std::memcpy(target, number->data(), size);
    }
    return bytes;
}

bool isWrittenAsZero(const WrittenArgument &argument, Scalar type)
{
    if (argument.isUninitialised)
        return true;
    const auto number = argument.fill.isEmpty() ? Result<NumberBytes>(fail(QString())) : numberFrom(argument.fill, type, argument.isHex);
    return number && *number == NumberBytes{};
}

Result<Init> writtenContents(const WrittenArgument &argument, Scalar type, const ElementForm &element)
{
    const int size = sizeInBytes(type);
    if (isWrittenAsZero(argument, type))
        return Init(ZeroInit{});
    if (!argument.fill.isEmpty() && element.sizeInBytes % size == 0) {
        WrittenArgument one = argument;
        one.sizeInBytes = quint64(element.sizeInBytes);
        return writtenBytes(one, type, quint64(element.sizeInBytes)).map([&](const QByteArray &bytes) {
            return Init(ConstantInit{numbersIn(bytes, element)});
        });
    }
    if (!argument.range.isEmpty() && isAllOf(element, type) && argument.sizeInBytes % quint64(size) == 0)
        return rangeOf(argument, type, argument.sizeInBytes / quint64(size)).map([&](const WrittenRange &range) {
            return rangeInit(range, element);
        });
    const quint64 largest = mostNumbers / quint64(element.numbers.size()) * quint64(element.sizeInBytes);
    return writtenBytes(argument, type, largest).map([&](const QByteArray &bytes) { return Init(ValuesInit{numbersIn(bytes, element)}); });
}

} // namespace kernelscope
