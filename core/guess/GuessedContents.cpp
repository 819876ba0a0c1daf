#include "guess/GuessedContents.h"

#include <algorithm>
#include <array>

#include <QStringList>

#include "guess/NameRule.h"

namespace kernelscope {
namespace {

constexpr int mostMembers = 32; ///< of a struct that are written down one by one

// Of the name's words, wordsOf().
constexpr std::array<NameRule, 3> contentsRules{{
    {u"(?:^|_)(?:masks?|flags?|visited|active|alive|valid|enabled|frontier|selected|marked|is|has)(?:_|$)", u"i % 2"},
    {u"(?:^|_)(?:offsets?|starts?|starting|begins?|first|delimiters?|row_?ptrs?|ind_?ptrs?)(?:_|$)", u"i"},
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

} // namespace

bool isMask(const QString &parameter)
{
    return contentsByName(parameter) == u"i % 2";
}

QString guessedContents(const BufferSpec &buffer, const QString &parameter, const ParameterFacts &facts, int dimensions)
{
    if (buffer.isImage())
        return buffer.imageFormat == u"rgba-float" ? QStringLiteral("i % 256 / 255") : usualContents;
    const bool isPlace = facts.has(ParameterUse::RowStarts) || (dimensions == 1 && facts.has(ParameterUse::Destinations));
    if (isPlace && !buffer.type.contains(u"char"))
        return QStringLiteral("i");
    const auto type = elementTypeNamed(buffer.type);
    const QString told = type && isWhole(*type) ? fitting(contentsByName(parameter), *type) : QString();
    const QString contents = told.isEmpty() ? usualContents : told;
    return facts.has(ParameterUse::Divisor) && contents != u"i" ? contents + QStringLiteral(" + 1") : contents;
}

QString guessedMembers(const StructLayout &layout)
{
    QStringList numbers;
    for (const StructMember &member : layout.members) {
        if (member.type.isStruct())
            return {};
        const QString told = isWhole(member.type) ? fitting(contentsByName(member.name), member.type) : QString();
        const qsizetype count = qsizetype(std::max(member.type.components, 1)) * member.count;
        numbers << QStringList(count, told.isEmpty() ? usualContents : told);
    }
    return numbers.isEmpty() || numbers.size() > mostMembers ? QString() : QStringLiteral("[%1]").arg(numbers.join(QStringLiteral(", ")));
}

} // namespace kernelscope
