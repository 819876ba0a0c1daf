#include "project/JsonNode.h"

#include <cmath>
#include <limits>

#include "project/Suggestion.h"
#include "project/TextPlaces.h"

namespace kernelscope {

ReadErrors::ReadErrors(const QByteArray &text, const QString &file, const JsonValue &root) : m_text(text), m_file(file), m_root(root) {}

void ReadErrors::refuseAt(const JsonValue &value, const QString &restOfSentence, qsizetype at)
{
    if (m_first)
        return;
    const QString pointer = pointerTo(m_root, value);
    const QString subject = pointer.isEmpty() ? QStringLiteral("The project") : pointer;
    m_first = Error{subject + u' ' + restOfSentence, placeOfByte(m_text, at, m_file), pointer};
}

void ReadErrors::refuse(const JsonValue &value, const QString &restOfSentence)
{
    refuseAt(value, restOfSentence, value.offset);
}

void ReadErrors::refuseKey(const JsonValue &object, const JsonMember &member, const QString &restOfSentence)
{
    refuseAt(object, restOfSentence, member.keyOffset);
}

bool JsonNode::isObjectOf(const QStringList &keys, const QString &wanted) const
{
    if (!isObject()) {
        refuseKind(wanted);
        return false;
    }
    for (const JsonMember &member : m_value->members) {
        if (!keys.contains(member.key)) {
            m_errors->refuseKey(*m_value, member,
                                QStringLiteral("has the unknown key \"%1\".%2").arg(member.key, suggestion(member.key, keys)));
            return false;
        }
    }
    return true;
}

bool JsonNode::has(QStringView key) const
{
    return m_value->find(key) != nullptr;
}

std::optional<JsonNode> JsonNode::find(QStringView key) const
{
    const JsonMember *member = m_value->find(key);
    return member ? std::optional(JsonNode(member->value, *m_errors)) : std::nullopt;
}

std::optional<JsonNode> JsonNode::required(const QString &key) const
{
    const auto found = find(key);
    if (!found)
        refuse(QStringLiteral("lacks the key \"%1\".").arg(key));
    return found;
}

QList<JsonNode::Member> JsonNode::members(const QString &wanted) const
{
    QList<Member> result;
    if (!isObject())
        refuseKind(wanted);
    else
        for (const JsonMember &member : m_value->members)
            result.append({member.key, JsonNode(member.value, *m_errors)});
    return result;
}

QList<JsonNode> JsonNode::items(const QString &wanted) const
{
    QList<JsonNode> result;
    if (!isArray())
        refuseKind(wanted);
    else
        for (const JsonMember &member : m_value->members)
            result.append(JsonNode(member.value, *m_errors));
    return result;
}

QString JsonNode::string(const QString &wanted) const
{
    if (!isString())
        refuseKind(wanted);
    else
        refuseNull();
    return m_value->text;
}

void JsonNode::refuseNull() const
{
    if (m_value->text.contains(QChar::Null))
        refuse(QStringLiteral("holds the character U+0000, which has no use in a project."));
}

bool JsonNode::truth() const
{
    if (m_value->kind != JsonValue::Kind::Boolean)
        refuseKind(QStringLiteral("true or false"));
    return m_value->boolean;
}

double JsonNode::tolerance() const
{
    bool isDouble = false;
    const double number = m_value->text.toDouble(&isDouble);
    if (!isNumber() || !isDouble || !std::isfinite(number) || number < 0) {
        refuseKind(QStringLiteral("a number of at least 0"));
        return 0;
    }
    return number;
}

Expression JsonNode::expression() const
{
    if (!isNumber() && !isString())
        refuseKind(QStringLiteral("a number or an expression in quotes"));
    const Expression result(m_value->text);
    if (isString() && result.isEmpty())
        refuse(QStringLiteral("is empty. Give a number or an expression."));
    else
        refuseNull();
    return result;
}

QList<Expression> JsonNode::expressions(const QString &wanted, int most) const
{
    QList<Expression> result;
    const QList<JsonNode> nodes = items(wanted);
    if (isArray() && (nodes.isEmpty() || nodes.size() > most))
        refuseKind(wanted);
    for (const JsonNode &node : nodes)
        result.append(node.expression());
    return result;
}

QList<Expression> JsonNode::oneOrMore() const
{
    if (isArray())
        return expressions(QStringLiteral("an expression, or a list of them"), std::numeric_limits<int>::max());
    return {expression()};
}

void JsonNode::refuseKind(const QString &wanted) const
{
    refuse(QStringLiteral("must be %1, but is %2.").arg(wanted, described(*m_value)));
}

void JsonNode::refuseKey(const QString &key, const QString &restOfSentence) const
{
    if (const JsonMember *member = m_value->find(key))
        m_errors->refuseKey(*m_value, *member, restOfSentence);
    else
        refuse(restOfSentence);
}

} // namespace kernelscope
