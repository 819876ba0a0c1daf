#include "guess/GuessedValue.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "guess/GuessedNumber.h"

namespace kernelscope {
namespace {

/// Of the neighbours in each dimension.
const QStringList &distances()
{
    static const QStringList texts{QStringLiteral("1"), QStringLiteral("n"), QStringLiteral("n * n")};
    return texts;
}

/// offset1, offset2, offset3, where something is multiplied by each: the distances of neighbours in each dimension. -1: none of them.
int distanceIndex(const QString &name, const KernelSignature &kernel, const KernelText &text)
{
    static const QRegularExpression numbered(QStringLiteral("^(.*(?:offset|stride|pitch).*?)[0-9]$"),
                                             QRegularExpression::CaseInsensitiveOption);
    const QString stem = numbered.match(name).captured(1);
    QStringList all;
    for (const KernelParameter &parameter : kernel.parameters) {
        if (!stem.isEmpty() && numbered.match(parameter.name).captured(1) == stem && text.isFactor(parameter.name))
            all << parameter.name;
    }
    return all.size() < 2 || all.size() > distances().size() ? -1 : int(all.indexOf(name));
}

bool isPointerToBytes(const KernelParameter &parameter)
{
    return parameter.kind == ParameterKind::GlobalPointer && parameter.type && parameter.type->components == 1 &&
           !parameter.type->isStruct() && sizeInBytes(parameter.type->scalar) == 1;
}

bool hasBytes(const KernelSignature &kernel)
{
    return std::ranges::any_of(kernel.parameters, isPointerToBytes);
}

/// nb0, nb1, nb2, where something is multiplied by each and pointers are cast from bytes: the distances of neighbours in each
/// dimension, in bytes. Nothing where it is none of them.
std::optional<Expression> distanceInBytes(const QString &name, const KernelSignature &kernel, const KernelText &text)
{
    static const QRegularExpression numbered(QStringLiteral("^(.*?)[0-3]$"));
    const QString stem = numbered.match(name).captured(1);
    QStringList all;
    for (const KernelParameter &parameter : kernel.parameters) {
        if (!stem.isEmpty() && numbered.match(parameter.name).captured(1) == stem)
            all << parameter.name;
    }
    const auto isDistance = [&text](const QString &number) { return text.isFactor(number) && !text.isBound(number); };
    const bool isRow = all.size() == 1 && !name.endsWith(u'0'); // of the first dimension nothing is said: its elements are neighbours
    if ((all.size() < 2 && !isRow) || !isDistance(name) || text.multipliesAmong(all))
        return std::nullopt;
    QStringList bytePointers;
    for (const KernelParameter &parameter : kernel.parameters) {
        if (isPointerToBytes(parameter))
            bytePointers << QRegularExpression::escape(parameter.name);
    }
    const bool countsBytes =
        std::ranges::any_of(all, [&text, &bytePointers](const QString &number) { return text.isFactorOfBytes(number, bytePointers); });
    int bytes = 1;
    for (const QString &typeName : text.castTypes()) {
        const auto type = elementTypeNamed(typeName);
        bytes = std::max(bytes, type && !type->isStruct() ? sizeInBytes(*type) : 1);
    }
    if (!countsBytes || text.castTypes().isEmpty())
        return std::nullopt;
    QStringList factors{QString::number(bytes)};
    factors << QStringList(name.back().digitValue(), QStringLiteral("n"));
    return Expression(factors.join(QStringLiteral(" * ")));
}

QStringList namesOf(const QList<KernelParameter> &parameters)
{
    QStringList names;
    for (const KernelParameter &parameter : parameters)
        names << parameter.name;
    return names;
}

/// a[offset * (2 * i + 1) - 1]: neighbours lie so far apart, as in each pass of a sum. An offset that is multiplied by another number is
/// where something begins.
bool isOffsetOfNeighbours(const QString &name, const GuessGrounds &grounds)
{
    return grounds.dimensions == 1 && name.contains(QLatin1String("off"), Qt::CaseInsensitive) &&
           grounds.text.isDistance(name, namesOf(grounds.kernel.parameters));
}

/// a[row * stride + column] in a launch of one dimension: the kernel goes through the columns, or the rows, itself.
bool isRowLength(const QString &name, const KernelSignature &kernel, const KernelText &text)
{
    return name.contains(QLatin1String("stride"), Qt::CaseInsensitive) && text.isRowLength(name, namesOf(kernel.parameters));
}

/// ndim of a[row * ndim + column], where no loop runs up to it: how long a row is, not how many dimensions there are.
bool isSide(const QString &name, const GuessGrounds &grounds)
{
    return grounds.dimensions > 1 && grounds.text.isRowLength(name, namesOf(grounds.kernel.parameters)) &&
           grounds.text.loopsUpTo({name}) == 0;
}

/// Of bins, channels and the like: there are so many of them, whatever the launch's size.
bool isCount(const Expression &number)
{
    return number.isNumber() && number.text.toInt() > 2;
}

bool boundsPlace(const QString &name, const GuessGrounds &grounds)
{
    for (int dimension = 0; dimension < grounds.dimensions; ++dimension) {
        if (grounds.text.comparesPlace(dimension, {name}))
            return true;
    }
    return false;
}

/// `name` is how the kernel writes it: a member of a struct is "p.width". Beside pointers to bytes src_step is in bytes: rows of pixels of
/// up to 16 bytes each.
Expression number(const QString &name, const GuessGrounds &grounds)
{
    const QString last = name.section(u'.', -1);
    if (last.contains(QLatin1String("step"), Qt::CaseInsensitive) && hasBytes(grounds.kernel))
        return Expression(QStringLiteral("16 * n"));
    if (grounds.text.isRadius(name))
        return Expression(2);
    if (grounds.text.isBorder(name)) // wide enough for radii of 1 and 2, and a step
        return Expression(4);
    if (grounds.text.isPlaceInPrivateArray(name))
        return Expression(0);
    if (grounds.hasGroup && grounds.text.keepsItemsFrom(name))
        return Expression(QStringLiteral("group"));
    if (grounds.hasGroup && grounds.text.countsGroups(name))
        return Expression(QStringLiteral("Math.ceil(n / group)"));
    if (const auto distance = distanceInBytes(name, grounds.kernel, grounds.text))
        return *distance;
    if (isOffsetOfNeighbours(name, grounds))
        return Expression(1);
    if (grounds.dimensions == 1 && isRowLength(name, grounds.kernel, grounds.text))
        return Expression(QStringLiteral("n"));
    if (const int distance = distanceIndex(name, grounds.kernel, grounds.text); distance >= 0)
        return Expression(distances().at(distance));
    const Expression guessed = guessedNumber(last, grounds.dimensions, grounds.hasGroup);
    if (guessed.text == u"2" && isSide(name, grounds))
        return Expression(QStringLiteral("n"));
    if (guessed.text == u"0" && grounds.text.isDivisor(name))
        return Expression(1);
    if ((guessed.text == u"1" || guessed.text == u"2") && grounds.text.countsDoublings(name)) // of passes; of n it shifts bits
        return Expression(QStringLiteral("Math.round(Math.log2(%1))").arg(grounds.hasGroup ? u"group" : u"n"));
    if ((guessed.text == u"n" || guessed.text == u"256") && grounds.text.isShift(name))
        return Expression(QStringLiteral("Math.round(Math.log2(%1))").arg(grounds.hasGroup ? u"group" : u"n"));
    return isCount(guessed) && boundsPlace(name, grounds) ? Expression(QStringLiteral("n")) : guessed;
}

/// What the name of a vector says of all its components, where the kernel uses it whole: an offset is 0, the dimensions are n.
Expression wholeNumber(const QString &name, const GuessGrounds &grounds)
{
    static const QRegularExpression extents(QStringLiteral(".*(?:dim(?:ension)?|size|extent|resolution|shape)s?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const Expression told = guessedNumber(name.section(u'.', -1), grounds.dimensions, grounds.hasGroup);
    const bool isTold = told.text == u"0" || (told.text == u"n" && extents.match(name).hasMatch());
    return isTold ? told : Expression(1);
}

/// A vector of numbers: size.x, say, is what something is compared with, multiplied by, or begins at.
GuessedValue numbersOf(const QString &name, int components, const GuessGrounds &grounds)
{
    const KernelText &text = grounds.text;
    const auto component = [&name](int index) { return QStringLiteral("%1.%2").arg(name).arg(QLatin1Char("xyzw"[index])); };
    bool isWhole = true;
    for (int index = 0; index < 4; ++index)
        isWhole = isWhole && !text.uses(component(index));
    GuessedValue value;
    if (isWhole) {
        value.argument.components.fill(wholeNumber(name, grounds), components);
        return value;
    }
    for (int index = 0; index < components; ++index) {
        const bool isKnown = index < 4 && text.uses(component(index));
        const bool isExtent = isKnown && text.isBound(component(index));
        if (isExtent)
            value.extents << component(index);
        value.argument.components << (isExtent ? Expression(QStringLiteral("n"))
                                               : Expression(isKnown && !text.isFactor(component(index)) ? 0 : 1));
    }
    return value;
}

GuessedValue numberOf(const QString &name, const ElementType &type, const GuessGrounds &grounds)
{
    const bool isWhole = !type.isStruct() && !isFloating(type.scalar);
    if (isWhole && type.components > 1)
        return numbersOf(name, type.components, grounds);
    GuessedValue value;
    value.argument.components.fill(Expression(1), std::max(type.components, 1));
    if (isWhole && sizeInBytes(type.scalar) >= 4)
        value.argument.components.first() = number(name, grounds);
    if (value.argument.components.first().text == u"n")
        value.extents << name;
    return value;
}

/// A number for each of its members, or one for all where they are not known.
GuessedValue membersOf(const QString &name, const ElementType &type, const GuessGrounds &grounds)
{
    const auto layout = std::ranges::find(grounds.structs, type.structName, &StructLayout::name);
    GuessedValue value;
    for (const StructMember &member : layout == grounds.structs.end() ? QList<StructMember>() : layout->members) {
        const GuessedValue one = numberOf(name + u'.' + member.name, member.type, grounds);
        for (int k = 0; k < member.count; ++k)
            value.argument.components << one.argument.components;
        value.extents << one.extents;
    }
    if (value.argument.components.isEmpty())
        value.argument.components << Expression(1);
    return value;
}

} // namespace

GuessedValue guessedValue(const KernelParameter &parameter, const GuessGrounds &grounds)
{
    const ElementType type = parameter.type.value_or(ElementType{Scalar::Int, 1, {}});
    return type.isStruct() ? membersOf(parameter.name, type, grounds) : numberOf(parameter.name, type, grounds);
}

} // namespace kernelscope
