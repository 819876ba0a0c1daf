#pragma once

#include <functional>
#include <optional>

#include <QByteArray>
#include <QList>
#include <QStringList>

#include "project/Expression.h"
#include "project/JsonValue.h"
#include "support/Error.h"

namespace kernelscope {

/// Keeps the first thing that was wrong with a JSON text while it is read, with its place.
class ReadErrors
{
public:
    ReadErrors(const QByteArray &text, const QString &file, const JsonValue &root);

    /// "/plan/0/global must be ...": the sentence starts with where it is.
    void refuse(const JsonValue &value, const QString &restOfSentence);
    void refuseKey(const JsonValue &object, const JsonMember &member, const QString &restOfSentence);
    const std::optional<Error> &first() const { return m_first; }

private:
    void refuseAt(const JsonValue &value, const QString &restOfSentence, qsizetype at);

    const QByteArray &m_text;
    QString m_file;
    const JsonValue &m_root;
    std::optional<Error> m_first;
};

/// A value being read: asks for what is wanted there, gives a harmless default and notes the error where something else
/// is found. Reading code so reads straight down; whoever started it looks at the errors at the end.
class JsonNode
{
public:
    JsonNode(const JsonValue &value, ReadErrors &errors) : m_value(&value), m_errors(&errors) {}

    const JsonValue &value() const { return *m_value; }
    bool isObject() const { return m_value->kind == JsonValue::Kind::Object; }
    bool isArray() const { return m_value->kind == JsonValue::Kind::Array; }
    bool isString() const { return m_value->kind == JsonValue::Kind::String; }
    bool isNumber() const { return m_value->kind == JsonValue::Kind::Number; }

    /// Refuses anything but an object that has these keys only.
    bool isObjectOf(const QStringList &keys, const QString &wanted) const;
    bool has(QStringView key) const;
    std::optional<JsonNode> find(QStringView key) const;
    /// The member that must be there; notes an error and gives nothing when it isn't.
    std::optional<JsonNode> required(const QString &key) const;

    struct Member;
    QList<Member> members(const QString &wanted) const; ///< of an object, in the order of the file
    QList<JsonNode> items(const QString &wanted) const; ///< of a list

    QString string(const QString &wanted) const;
    bool truth() const;
    double tolerance() const; ///< a number >= 0
    Expression expression() const;
    QList<Expression> expressions(const QString &wanted, int most) const; ///< a list of 1 to `most`
    QList<Expression> oneOrMore() const;                                  ///< an expression, or a list of them

    bool anyRefused() const { return m_errors->first().has_value(); } ///< reading on is of no use
    void refuse(const QString &restOfSentence) const { m_errors->refuse(*m_value, restOfSentence); }
    void refuseKind(const QString &wanted) const;
    void refuseNull() const;
    void refuseKey(const QString &key, const QString &restOfSentence) const;

private:
    const JsonValue *m_value;
    ReadErrors *m_errors;
};

struct JsonNode::Member
{
    QString key;
    JsonNode node;
};

} // namespace kernelscope
