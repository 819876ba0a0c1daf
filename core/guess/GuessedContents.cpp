#include "guess/GuessedContents.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>
#include <QStringList>

#include "guess/NameRule.h"

namespace kernelscope {
namespace {

constexpr int mostMembers = 32; ///< of a struct that are written down one by one

// Of the name's words, wordsOf().
constexpr std::array<NameRule, 3> contentsRules{{
    {u"(?:^|_)(?:masks?|flags?|visited|active|alive|valid|enabled|frontier|selected|marked|is|has)(?:_|$)", u"i % 2"},
    {u"(?:^|_)(?:offsets?|scan(?:ned)?|prefix(?:_?sums?)?|starts?|starting|begins?|first|delimiters?|row_?ptrs?|ind_?ptrs?)(?:_|$)", u"i"},
    {u"(?:^|_)(?:lens?|lengths?|counts?|num|no|number|nnz|sizes?|degrees?)(?:_|$)", u"i % 4"},
}};

/// Nothing where the name says nothing.
QString contentsByName(const QString &name)
{
    return textByName(contentsRules, wordsOf(name));
}

bool isWhole(const ElementType &type)
{
    return !type.isStruct() && type.components == 1 && !isFloating(type.scalar);
}

/// Numbers that grow don't fit into a byte.
QString fitting(const QString &contents, const ElementType &type)
{
    return contents == u"i" && sizeInBytes(type.scalar) < 4 ? QString() : contents;
}

QString multiple(int nth)
{
    if (nth == 0)
        return QStringLiteral("i");
    static constexpr std::array factors{7, 11, 13, 17}; // of which and 100 each number is a multiple modulo 100
    const int factor = factors[std::size_t(nth - 1) % factors.size()];
    return QStringLiteral("(i * %1 + %2)").arg(factor).arg(13 * nth);
}

} // namespace

QString usualContents(int nth)
{
    return multiple(nth) + QStringLiteral(" % 100");
}

bool areUsualContents(const QString &contents)
{
    static const QRegularExpression usual(QStringLiteral("^(i|\\(i \\* \\d+ \\+ \\d+\\)) % 100\\b"));
    return usual.match(contents).hasMatch();
}

bool isMask(const QString &parameter)
{
    return contentsByName(parameter) == u"i % 2";
}

QString guessedContents(const BufferSpec &buffer, const QString &parameter, const ParameterFacts &facts, int dimensions, int nth)
{
    if (buffer.isImage() && buffer.imageFormat == u"rgba-float")
        return multiple(nth) + QStringLiteral(" % 256 / 255");
    if (buffer.isImage())
        return usualContents(nth);
    if (facts.free != 0)
        return QString::number(facts.free);
    const bool isPlace = facts.has(ParameterUse::RowStarts) || (dimensions == 1 && facts.has(ParameterUse::Destinations));
    if (facts.most > 0 && (isPlace || facts.most < 100)) // places in an array of the kernel's own
        return multiple(nth) + QStringLiteral(" % %1").arg(facts.most);
    if (isPlace && !buffer.type.contains(u"char"))
        return QStringLiteral("i");
    const auto type = elementTypeNamed(buffer.type);
    const QString told = type && isWhole(*type) ? fitting(contentsByName(parameter), *type) : QString();
    const QString contents = told.isEmpty() ? usualContents(nth) : told;
    return facts.has(ParameterUse::Divisor) && contents != u"i" ? contents + QStringLiteral(" + 1") : contents;
}

QStringList guessedMembers(const StructLayout &layout)
{
    QStringList numbers;
    for (const StructMember &member : layout.members) {
        if (member.type.isStruct())
            return {};
        const QString told = isWhole(member.type) ? fitting(contentsByName(member.name), member.type) : QString();
        const qsizetype count = qsizetype(std::max(member.type.components, 1)) * member.count;
        if (numbers.size() + count > mostMembers)
            return {};
        for (qsizetype k = 0; k < count; ++k) // corners that are all alike have no triangle between them
            numbers << (told.isEmpty() ? usualContents(int(numbers.size())) : told);
    }
    return numbers;
}

QString structContents(const QStringList &numbers)
{
    return numbers.size() < 2 ? numbers.value(0) : QStringLiteral("[%1]").arg(numbers.join(QStringLiteral(", ")));
}

} // namespace kernelscope
