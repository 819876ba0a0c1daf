#include "guess/GuessedValue.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "guess/GuessedNumber.h"
#include "guess/NameRule.h"

namespace kernelscope {
namespace {

using Use = ParameterUse;

constexpr int fewElements = 64; ///< of an array that a kernel goes through: beside more, buffers would be too small

/// Of the neighbours in each dimension.
const QStringList &distances()
{
    static const QStringList texts{QStringLiteral("1"), QStringLiteral("n"), QStringLiteral("n * n")};
    return texts;
}

QStringList numberedAlike(const QString &name, const QRegularExpression &numbered, const KernelSignature &kernel)
{
    const QString stem = numbered.match(name).captured(1);
    QStringList all;
    for (const KernelParameter &parameter : kernel.parameters) {
        if (!stem.isEmpty() && numbered.match(parameter.name).captured(1) == stem)
            all << parameter.name;
    }
    return all;
}

/// offset1, offset2, offset3, where something is multiplied by each: the distances of neighbours in each dimension. -1: none of them.
int distanceIndex(const QString &name, const KernelSignature &kernel)
{
    static const QRegularExpression numbered(QStringLiteral("^(.*(?:offset|stride|pitch).*?)[0-9]$"),
                                             QRegularExpression::CaseInsensitiveOption);
    QStringList all = numberedAlike(name, numbered, kernel);
    all.removeIf([&kernel](const QString &number) { return !kernel.facts.parameter(number).has(Use::Factor); });
    return all.size() < 2 || all.size() > distances().size() ? -1 : int(all.indexOf(name));
}

bool hasBytes(const KernelSignature &kernel)
{
    return std::ranges::any_of(kernel.parameters, [](const KernelParameter &parameter) {
        return parameter.kind == ParameterKind::GlobalPointer && parameter.type && parameter.type->components == 1 &&
               !parameter.type->isStruct() && sizeInBytes(parameter.type->scalar) == 1;
    });
}

/// nb0, nb1, nb2, where something is multiplied by each and pointers are cast from bytes: the distances of neighbours in each
/// dimension, in bytes. Nothing where it is none of them.
std::optional<Expression> distanceInBytes(const QString &name, const KernelSignature &kernel)
{
    static const QRegularExpression numbered(QStringLiteral("^(.*?)[0-3]$"));
    const KernelFacts &facts = kernel.facts;
    const ParameterFacts own = facts.parameter(name);
    const QStringList all = numberedAlike(name, numbered, kernel);
    const bool isRow = all.size() == 1 && !name.endsWith(u'0'); // of the first dimension nothing is said: its elements are neighbours
    const auto isAny = [&](Use use) {
        return std::ranges::any_of(all, [&](const QString &number) { return facts.parameter(number).has(use); });
    };
    if ((all.size() < 2 && !isRow) || !own.has(Use::Factor) || own.has(Use::Bound) || isAny(Use::FactorOfNumbers) ||
        !isAny(Use::FactorInBytes) || facts.castBytes == 0)
        return std::nullopt;
    QStringList factors{QString::number(facts.castBytes)};
    factors << QStringList(name.back().digitValue(), QStringLiteral("n"));
    return Expression(factors.join(QStringLiteral(" * ")));
}

/// The bits of one of several numbers that something is shifted right by: each its own byte, else what they take apart is all the same.
int bitsOf(const QString &name, const KernelFacts &facts)
{
    QStringList all;
    for (const ParameterFacts &parameter : facts.parameters) {
        if (parameter.has(Use::ShiftDown) && !parameter.has(Use::Bound))
            all << parameter.name;
    }
    return 8 * int(std::max<qsizetype>(all.indexOf(name), 0) % 4);
}

/// Of bins, channels and the like: there are so many of them, whatever the launch's size.
bool isCount(const Expression &number)
{
    return number.isNumber() && number.text.toInt() > 2;
}

/// What a number is by its use, before its name tells; the first that holds.
std::optional<Expression> numberByUse(const QString &name, const ParameterFacts &facts, const GuessGrounds &grounds)
{
    const auto isNamed = [last = name.section(u'.', -1)](const char *part) {
        return last.contains(QLatin1String(part), Qt::CaseInsensitive);
    };
    const bool isFlat = grounds.dimensions == 1;
    if (isNamed("step") && hasBytes(grounds.kernel))
        return Expression(rowOfPixels());
    const std::pair<bool, const char16_t *> uses[] = {
        {facts.has(Use::Radius), u"2"},
        {facts.has(Use::Batch), u"1"},                        // there are as many work-items as elements
        {facts.has(Use::Border), u"4"},                       // wide enough for radii of 1 and 2, and a step
        {facts.has(Use::OwnIndex) && facts.loops == 0, u"0"}, // a[count] after a loop up to it is the last
        {grounds.dimensions == 2 && facts.has(Use::BoundOfRows), u"n * n"},
        {grounds.dimensions == 3 && facts.has(Use::BoundOfRows), u"n * n * n"},
        {grounds.hasGroup && facts.has(Use::GroupSize) && facts.comparedDimensions == 0 && (facts.most == 0 || facts.most > fewElements),
         u"group"},
        {grounds.hasGroup && facts.has(Use::CountDown) && facts.comparedDimensions == 0, u"group - 1"}, // who is below looks at the next
        {grounds.hasGroup && facts.has(Use::GroupCount), u"Math.ceil(n / group)"},
    };
    for (const auto &[holds, value] : uses) {
        if (holds)
            return Expression(QString::fromUtf16(value));
    }
    if (const auto distance = distanceInBytes(name, grounds.kernel))
        return distance;
    // a[offset * (2 * i + 1) - 1]: neighbours lie so far apart. An offset that is multiplied by another number is where something begins.
    if (isFlat && isNamed("off") && facts.has(Use::Factor) && !facts.has(Use::FactorOfNumbers))
        return Expression(1);
    // a[row * stride + column] in a launch of one dimension: the kernel goes through the columns, or the rows, itself.
    if (isFlat && isNamed("stride") && facts.has(Use::RowLength))
        return Expression(QStringLiteral("n"));
    if (const int distance = distanceIndex(name, grounds.kernel); distance >= 0)
        return Expression(distances().at(distance));
    const bool isExtent = facts.has(Use::Bound) || facts.loops > 0 || facts.comparedDimensions != 0;
    if (!isExtent && facts.distance > 0 && facts.distance <= distances().size())
        return Expression(distances().at(facts.distance - 1));
    return std::nullopt;
}

/// `name` is how the kernel writes it: a member of a struct is "p.width".
Expression number(const QString &name, const GuessGrounds &grounds)
{
    const ParameterFacts facts = grounds.kernel.facts.parameter(name);
    if (const auto told = numberByUse(name, facts, grounds))
        return *told;
    const auto byName = numberByName(name.section(u'.', -1), grounds.dimensions, grounds.hasGroup);
    const Expression guessed = byName.value_or(Expression(QStringLiteral("n")));
    if (facts.most > 0 && (!guessed.isNumber() || guessed.text.toInt() == 0 || guessed.text.toInt() > facts.most))
        return facts.most <= fewElements ? Expression(double(facts.most)) : Expression(QStringLiteral("Math.min(n, %1)").arg(facts.most));
    // A loop up to a channel is one through all of them.
    if (guessed.text == u"0" && facts.loops > 0) {
        const Expression several = guessedNumber(name.section(u'.', -1) + u's', grounds.dimensions, grounds.hasGroup);
        if (several.isNumber())
            return several;
    }
    const Expression logarithm(QStringLiteral("Math.round(Math.log2(%1))").arg(grounds.hasGroup ? u"group" : u"n"));
    const QString &text = guessed.text;
    if ((text == u"n" || text == u"0") && facts.asked >= 0) // one of several ways, not an extent
        return Expression(facts.asked);
    const bool isPlaced = facts.has(Use::Bound) || facts.has(Use::RowLength) || facts.comparedDimensions != 0;
    if (!byName && grounds.dimensions == 1 && facts.has(Use::ItemStep) && !isPlaced)
        return Expression(1);
    if (text == u"group" && facts.has(Use::LastOfLocal) && grounds.kernel.facts.has(KernelTrait::Pairs)) // elements, not work-items
        return Expression(QStringLiteral("2 * group"));
    if (text == u"n" && facts.has(Use::Lower) && facts.loops == 0) // the first of the rounds
        return Expression(0);
    // ndim of a[row * ndim + column], where no loop runs up to it: how long a row is, not how many dimensions there are.
    if (text == u"2" && grounds.dimensions > 1 && facts.has(Use::RowLength) && facts.loops == 0)
        return Expression(QStringLiteral("n"));
    if (guessed.isNumber() && text.toInt() < facts.least)
        return Expression(facts.least);
    if (text == u"0" && facts.has(Use::Divisor))
        return Expression(1);
    // x * y * plane + x * row + column: extents, not places.
    static const QRegularExpression axis(QStringLiteral("^(?:.*_)?[xyz]$"));
    const QString words = wordsOf(name.section(u'.', -1));
    if (text == u"0" && (facts.has(Use::Clamp) || facts.has(Use::FactorOfItems)) && words.contains(axis))
        return Expression(QStringLiteral("n"));
    // y * row + x: how long a row is, not which one.
    static const QRegularExpression line(QStringLiteral("^(?:.*_)?(?:row|col|column)$"));
    if (text == u"1" && facts.has(Use::RowLength) && facts.has(Use::FactorOfItems) && words.contains(line))
        return Expression(QStringLiteral("n"));
    static const QRegularExpression dimension(QStringLiteral("_[XYZxyz]$"));
    if (text == u"0" && (facts.has(Use::Bound) || facts.loops > 0) && name.contains(dimension)) // patch_x: how large, not where
        return guessedNumber(name.section(u'.', -1).remove(dimension), grounds.dimensions, grounds.hasGroup);
    // Iterations, however they are named: with a single one nothing is seen of how one comes after the other.
    const bool isOnlyEnd = facts.loops > 0 && facts.uses == quint64(1) << int(Use::Bound) && facts.comparedDimensions == 0;
    if (text == u"1" && isOnlyEnd && facts.most != 1)
        return Expression(2);
    if ((text == u"1" || text == u"2") && facts.has(Use::Doublings)) // of passes; of n it shifts bits
        return logarithm;
    if ((text == u"n" || text == u"256") && facts.has(Use::Shift))
        return logarithm;
    if ((text == u"n" || text == u"0") && facts.has(Use::ShiftDown) && !facts.has(Use::Bound)) // digits of the first pass, or channels
        return Expression(bitsOf(name, grounds.kernel.facts));
    if (text == u"n" && facts.has(Use::PartOfLoop) && facts.comparedDimensions == 0)
        return Expression(QStringLiteral("Math.ceil(n / 2)"));
    static const QRegularExpression last(QStringLiteral("^(?:.*_)?(?:end|last|max|high|hi|upper|right)(?:_?[xyz])?$"));
    if (text == u"n" && facts.has(Use::LastPlace) && wordsOf(name.section(u'.', -1)).contains(last)) // of n it would be a mistake
        return Expression(QStringLiteral("n - 1"));
    // The row k of d[i * n + k] + d[k * n + j]: no extent is multiplied by another number alone.
    const bool isRow = facts.has(Use::FactorOfNumbers) && !facts.has(Use::FactorOfItems) && facts.loops == 0;
    if (text == u"n" && isRow && (facts.comparedDimensions == 0 || name == u"k"))
        return Expression(1);
    return isCount(guessed) && facts.comparedDimensions != 0 ? Expression(QStringLiteral("n")) : guessed;
}

/// Multiplied by 1, or shifted by 0, a loop's variable stays as it is, and the loop does not end.
Expression thatEndsLoops(const Expression &number, const ParameterFacts &facts)
{
    const bool isNone = number.text == u"0";
    if (facts.has(Use::LoopFactor) && (isNone || number.text == u"1"))
        return Expression(2);
    return facts.has(Use::LoopShift) && isNone ? Expression(1) : number;
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

/// Of floating-point numbers: usual contents lie between these.
Expression realNumber(const QString &name)
{
    static constexpr std::array<NameRule, 2> limits{{
        {u"(?:^|_)(?:min|mini|minimum|low|lower)(?:_|$)", u"0"},
        {u"(?:^|_)(?:max|maxi|maximum|high|upper)(?:_|$)", u"100"},
    }};
    const QString limit = textByName(limits, wordsOf(name.section(u'.', -1)));
    return limit.isEmpty() ? Expression(1) : Expression(limit.toDouble());
}

/// A vector of numbers: size.x, say, is what something is compared with, multiplied by, or begins at.
GuessedValue numbersOf(const QString &name, int components, const GuessGrounds &grounds)
{
    QList<std::optional<ParameterFacts>> parts;
    for (int index = 0; index < components; ++index) {
        const QString part = QStringLiteral("%1.%2").arg(name).arg(QLatin1Char("xyzw"[index % 4]));
        const auto facts = std::ranges::find(grounds.kernel.facts.parameters, part, &ParameterFacts::name);
        parts << (index > 3 || facts == grounds.kernel.facts.parameters.end() ? std::nullopt : std::optional(*facts));
    }
    if (std::ranges::none_of(parts, &std::optional<ParameterFacts>::has_value))
        return {{QList<Expression>(components, wholeNumber(name, grounds))}, {}};
    QList<Expression> numbers;
    QStringList extents;
    const bool isSize = wholeNumber(name, grounds).text == u"n";
    for (const std::optional<ParameterFacts> &part : parts) {
        const bool isExtent = part && (isSize || part->has(Use::Bound));
        if (isExtent)
            extents << part->name;
        const int one = part ? std::max(int(part->has(Use::Factor)), part->least) : 1;
        numbers << (isExtent || isSize ? Expression(QStringLiteral("n")) : Expression(one));
    }
    return {{numbers}, extents};
}

GuessedValue numberOf(const QString &name, const ElementType &type, const GuessGrounds &grounds)
{
    const bool isWhole = !type.isStruct() && !isFloating(type.scalar);
    if (isWhole && type.components > 1)
        return numbersOf(name, type.components, grounds);
    QList<Expression> numbers(std::max(type.components, 1), isWhole || type.isStruct() ? Expression(1) : realNumber(name));
    if (isWhole && sizeInBytes(type.scalar) >= 4)
        numbers.first() = thatEndsLoops(number(name, grounds), grounds.kernel.facts.parameter(name));
    return {{numbers}, numbers.first().text == u"n" ? QStringList(name) : QStringList()};
}

GuessedValue valueOf(const QString &name, const ElementType &type, const GuessGrounds &grounds);

/// An array's: a number that is the same for all stands for them.
GivenValue repeated(const GivenValue &one, int count)
{
    const QList<Expression> numbers = one.numbers();
    const bool isSame =
        !one.hasMembers() && std::ranges::all_of(numbers, [&](const Expression &number) { return number == numbers.first(); });
    if (count == 1 || isSame)
        return count == 1 ? one : GivenValue(numbers.first());
    GivenValue list;
    list.items.fill(one, count);
    return list;
}

/// A few numbers are a list of them; where a struct has more, or has structs in it, its members are named.
bool isShort(const QList<StructMember> &members)
{
    constexpr int most = 16;
    int numbers = 0;
    for (const StructMember &member : members)
        numbers += member.count * member.type.components;
    return numbers <= most && std::ranges::none_of(members, [](const StructMember &member) { return member.type.isStruct(); });
}

/// Of each of its members, or one number for all where they are not known.
GuessedValue membersOf(const QString &name, const ElementType &type, const GuessGrounds &grounds)
{
    const auto layout = std::ranges::find(grounds.structs, type.structName, &StructLayout::name);
    if (layout == grounds.structs.end() || layout->members.isEmpty())
        return {{Expression(1)}, {}};
    QList<Expression> numbers;
    GivenValue named;
    QStringList extents;
    for (const StructMember &member : layout->members) {
        const GuessedValue one = valueOf(name + u'.' + member.name, member.type, grounds);
        for (int k = 0; k < member.count && isShort(layout->members); ++k)
            numbers << one.argument.value.numbers();
        named.members << member.name;
        named.items << repeated(one.argument.value, member.count);
        extents << one.extents;
    }
    return {{numbers.isEmpty() ? named : GivenValue(numbers)}, extents};
}

GuessedValue valueOf(const QString &name, const ElementType &type, const GuessGrounds &grounds)
{
    return type.isStruct() ? membersOf(name, type, grounds) : numberOf(name, type, grounds);
}

} // namespace

GuessedValue guessedValue(const KernelParameter &parameter, const GuessGrounds &grounds)
{
    return valueOf(parameter.name, parameter.type.value_or(ElementType{Scalar::Int, 1, {}}), grounds);
}

} // namespace kernelscope
