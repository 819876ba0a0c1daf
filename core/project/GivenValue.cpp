#include "project/GivenValue.h"

#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "project/ExpressionList.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QString innerText(const GivenValue &value)
{
    if (value.isNumber())
        return value.number.text;
    QStringList parts;
    for (qsizetype k = 0; k < value.items.size(); ++k) {
        const QString item = innerText(value.items[k]);
        parts << (value.hasMembers() ? value.members[k] + u": "_s + item : item);
    }
    const QString all = parts.join(u", "_s);
    return value.hasMembers() ? u'{' + all + u'}' : u'[' + all + u']';
}

GivenValue innerFrom(const QString &text);

/// What stands between the brackets that begin and end the text; nullopt: there are none.
std::optional<QStringList> partsWithin(const QString &text, QChar begin, QChar end)
{
    if (!text.startsWith(begin) || !text.endsWith(end) || closingBracket(text, 0) != text.size() - 1)
        return std::nullopt;
    const QStringList parts = topLevelParts(text.mid(1, text.size() - 2));
    const auto isOdd = [](const QString &part) { return part.isEmpty() || part.startsWith(u"..."); };
    return std::ranges::any_of(parts, isOdd) ? std::nullopt : std::optional(parts);
}

std::optional<GivenValue> listIn(const QString &text)
{
    const auto parts = partsWithin(text, u'[', u']');
    if (!parts)
        return std::nullopt;
    GivenValue list;
    for (const QString &part : *parts)
        list.items << innerFrom(part);
    return list;
}

std::optional<GivenValue> membersIn(const QString &text)
{
    static const QRegularExpression member(u"^(?:\"([^\"\\\\]+)\"|([A-Za-z_$][\\w$]*))\\s*:\\s*(\\S.*)$"_s,
                                           QRegularExpression::DotMatchesEverythingOption);
    const auto parts = partsWithin(text, u'{', u'}');
    GivenValue object;
    for (const QString &part : parts.value_or(QStringList())) {
        const auto match = member.match(part);
        const QString name = match.captured(1) + match.captured(2);
        if (!match.hasMatch() || object.members.contains(name))
            return std::nullopt;
        object.members << name;
        object.items << innerFrom(match.captured(3));
    }
    return object.hasMembers() ? std::optional(object) : std::nullopt;
}

GivenValue innerFrom(const QString &text)
{
    if (const auto list = listIn(text))
        return *list;
    if (const auto members = membersIn(text))
        return *members;
    return GivenValue(Expression(text));
}

} // namespace

GivenValue::GivenValue(const QList<Expression> &numbers)
{
    if (numbers.size() == 1)
        number = numbers.first();
    else
        for (const Expression &one : numbers)
            items << GivenValue(one);
}

QList<Expression> GivenValue::numbers() const
{
    if (isNumber())
        return {number};
    QList<Expression> all;
    for (const GivenValue &item : items)
        all << item.numbers();
    return all;
}

QString valueText(const GivenValue &value)
{
    const QString text = innerText(value);
    const bool isPlainList = value.items.size() > 1 && !value.hasMembers();
    return isPlainList ? text.mid(1, text.size() - 2) : text;
}

GivenValue valueFrom(const QString &text)
{
    const QStringList parts = topLevelParts(text);
    if (parts.size() == 1)
        return innerFrom(parts.first());
    GivenValue list;
    for (const QString &part : parts)
        list.items << innerFrom(part);
    return list;
}

} // namespace kernelscope
