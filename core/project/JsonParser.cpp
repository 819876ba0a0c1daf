#include "project/JsonParser.h"

#include <algorithm>
#include <optional>

#include <QSet>

#include "project/TextPlaces.h"

namespace kernelscope {
namespace {

constexpr int deepest = 64;
constexpr char byteOrderMark[] = "\xef\xbb\xbf";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Reads one text; stops at the first error, which stays in `m_error`.
class Parser
{
public:
    Parser(QByteArrayView text, const QString &file) : m_text(text), m_file(file) {}

    Result<JsonValue> parse();

private:
    bool value(JsonValue &result, int depth);
    bool object(JsonValue &result, int depth);
    bool array(JsonValue &result, int depth);
    bool member(JsonValue &object, QSet<QString> &keys, int depth);
    bool string(QString &result);
    bool escape(QString &result);
    bool unicodeEscape(QString &result);
    std::optional<char16_t> fourDigits();
    bool number(JsonValue &result);
    bool digits();
    bool word(JsonValue &result);
    bool separator(char closing, bool &closed);
    void skipSpace();
    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool atEnd() const { return m_at >= m_text.size(); }
    QString found() const;
    bool refuse(const QString &message, qsizetype at);
    bool refuse(const QString &message) { return refuse(message, m_at); }

    QByteArrayView m_text;
    QString m_file;
    qsizetype m_at = 0;
    Error m_error;
};

Result<JsonValue> Parser::parse()
{
    if (m_text.startsWith(QByteArrayView(byteOrderMark)))
        m_at = 3;
    skipSpace();
    if (atEnd())
        return fail(QStringLiteral("The file is empty. It should hold a JSON object."), {m_file, 1, 1});
    JsonValue root;
    if (!value(root, 0))
        return fail(m_error);
    skipSpace();
    if (!atEnd()) {
        refuse(QStringLiteral("The JSON text should end here, but %1 follows.").arg(found()));
        return fail(m_error);
    }
    return root;
}

bool Parser::value(JsonValue &result, int depth)
{
    result.offset = quint32(m_at);
    if (depth > deepest)
        return refuse(QStringLiteral("Lists and objects are nested more than %1 deep.").arg(deepest));
    if (next() == '{')
        return object(result, depth);
    if (next() == '[')
        return array(result, depth);
    if (next() == '"') {
        result.kind = JsonValue::Kind::String;
        return string(result.text);
    }
    if (next() == '-' || isDigit(next()))
        return number(result);
    return word(result);
}

bool Parser::object(JsonValue &result, int depth)
{
    result.kind = JsonValue::Kind::Object;
    ++m_at;
    skipSpace();
    bool closed = next() == '}';
    m_at += closed ? 1 : 0;
    QSet<QString> keys;
    while (!closed) {
        if (!member(result, keys, depth) || !separator('}', closed))
            return false;
    }
    return true;
}

bool Parser::member(JsonValue &object, QSet<QString> &keys, int depth)
{
    JsonMember member;
    member.keyOffset = quint32(m_at);
    if (next() != '"')
        return refuse(QStringLiteral("A key in double quotes is missing here; found %1.").arg(found()));
    if (!string(member.key))
        return false;
    if (keys.contains(member.key))
        return refuse(QStringLiteral("The key \"%1\" is given twice in one object.").arg(member.key), member.keyOffset);
    keys.insert(member.key);
    skipSpace();
    if (next() != ':')
        return refuse(QStringLiteral("A colon is missing after the key \"%1\"; found %2.").arg(member.key, found()));
    ++m_at;
    skipSpace();
    if (!value(member.value, depth + 1))
        return false;
    object.members.append(std::move(member));
    return true;
}

bool Parser::array(JsonValue &result, int depth)
{
    result.kind = JsonValue::Kind::Array;
    ++m_at;
    skipSpace();
    bool closed = next() == ']';
    m_at += closed ? 1 : 0;
    while (!closed) {
        JsonMember item;
        if (!value(item.value, depth + 1))
            return false;
        result.members.append(std::move(item));
        if (!separator(']', closed))
            return false;
    }
    return true;
}

/// Steps over a comma, or over the closing bracket.
bool Parser::separator(char closing, bool &closed)
{
    skipSpace();
    if (next() != ',' && next() != closing) {
        return refuse(
            QStringLiteral("A comma or \"%1\" is missing here; found %2.").arg(QLatin1Char(closing)).arg(found()));
    }
    closed = next() == closing;
    const qsizetype comma = m_at++;
    if (closed)
        return true;
    skipSpace();
    if (next() == closing && !atEnd())
        return refuse(QStringLiteral("There is a comma too many before \"%1\".").arg(QLatin1Char(closing)), comma);
    return true;
}

bool Parser::string(QString &result)
{
    const qsizetype start = m_at++;
    while (true) {
        const qsizetype from = m_at;
        while (!atEnd() && next() != '"' && next() != '\\' && uchar(next()) >= 0x20)
            ++m_at;
        result += QUtf8StringView(m_text.data() + from, m_at - from).toString();
        if (next() == '"') {
            ++m_at;
            return true;
        }
        if (next() != '\\')
            break;
        if (!escape(result))
            return false;
    }
    if (atEnd() || next() == '\n' || next() == '\r')
        return refuse(QStringLiteral("The text that starts here is not closed on its line."), start);
    return refuse(QStringLiteral("A text holds a control character; write it as an escape such as \\t."));
}

bool Parser::escape(QString &result)
{
    static constexpr char escapes[] = "\"\\/bfnrt";
    static constexpr char16_t characters[] = u"\"\\/\b\f\n\r\t";
    ++m_at;
    if (next() == 'u')
        return unicodeEscape(result);
    const char *known = atEnd() ? nullptr : std::find(escapes, escapes + 8, next());
    if (!known || known == escapes + 8)
        return refuse(QStringLiteral("A backslash in a text must be followed by one of \" \\ / b f n r t u."),
                      m_at - 1);
    result += QChar(characters[known - escapes]);
    ++m_at;
    return true;
}

std::optional<char16_t> Parser::fourDigits()
{
    bool isNumber = m_at + 5 <= m_text.size();
    for (int i = 1; isNumber && i <= 4; ++i)
        isNumber = std::isxdigit(uchar(m_text[m_at + i])) != 0;
    if (!isNumber)
        return std::nullopt;
    const QByteArray number = m_text.sliced(m_at + 1, 4).toByteArray();
    m_at += 5;
    return char16_t(number.toUShort(nullptr, 16));
}

bool Parser::unicodeEscape(QString &result)
{
    const qsizetype start = m_at - 1;
    const auto first = fourDigits();
    if (!first)
        return refuse(QStringLiteral("\\u in a text must be followed by four hexadecimal digits."), start);
    result += QChar(*first);
    if (!QChar::isSurrogate(*first))
        return true;
    if (QChar::isHighSurrogate(*first) && m_text.sliced(m_at).startsWith("\\u")) {
        ++m_at;
        const auto second = fourDigits();
        if (second && QChar::isLowSurrogate(*second)) {
            result += QChar(*second);
            return true;
        }
    }
    return refuse(QStringLiteral("This \\u escape is half a character; write both halves, or the character itself."),
                  start);
}

bool Parser::digits()
{
    const qsizetype from = m_at;
    while (isDigit(next()))
        ++m_at;
    return m_at > from;
}

bool Parser::number(JsonValue &result)
{
    const qsizetype start = m_at;
    m_at += next() == '-' ? 1 : 0;
    const bool zero = next() == '0';
    bool good = digits() && (!zero || m_at - start == (m_text[start] == '-' ? 2 : 1));
    if (good && next() == '.') {
        ++m_at;
        good = digits();
    }
    if (good && (next() == 'e' || next() == 'E')) {
        ++m_at;
        m_at += next() == '+' || next() == '-' ? 1 : 0;
        good = digits();
    }
    if (!good || std::isalnum(uchar(next())))
        return refuse(QStringLiteral("This is not a number as JSON writes them, like 16, -2.5 or 1e-5."), start);
    result.kind = JsonValue::Kind::Number;
    result.text = QString::fromLatin1(m_text.sliced(start, m_at - start));
    return true;
}

bool Parser::word(JsonValue &result)
{
    const QByteArrayView rest = m_text.sliced(m_at);
    const auto take = [&](const char *text, JsonValue::Kind kind, bool truth) {
        if (!rest.startsWith(text))
            return false;
        m_at += qsizetype(qstrlen(text));
        result.kind = kind;
        result.boolean = truth;
        return true;
    };
    if (take("true", JsonValue::Kind::Boolean, true) || take("false", JsonValue::Kind::Boolean, false) ||
        take("null", JsonValue::Kind::Null, false))
        return true;
    if (rest.startsWith("//") || rest.startsWith("/*"))
        return refuse(QStringLiteral("JSON has no comments. Write them into the project's notes."));
    return refuse(QStringLiteral("A value is missing here; found %1.").arg(found()));
}

void Parser::skipSpace()
{
    while (next() == ' ' || next() == '\n' || next() == '\r' || next() == '\t')
        ++m_at;
}

QString Parser::found() const
{
    if (atEnd())
        return QStringLiteral("the end of the file");
    const QString rest = QString::fromUtf8(m_text.sliced(m_at, std::min<qsizetype>(m_text.size() - m_at, 4)));
    const QChar character = rest.at(0);
    if (!character.isPrint() && !character.isSurrogate())
        return QStringLiteral("the character U+%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
    return u'"' + rest.left(character.isSurrogate() ? 2 : 1) + u'"';
}

bool Parser::refuse(const QString &message, qsizetype at)
{
    m_error = {message, placeOfByte(m_text, at, m_file)};
    return false;
}

} // namespace

Result<JsonValue> parseJson(const QByteArray &text, const QString &file)
{
    if (const auto error = encodingError(text, file))
        return fail(*error);
    return Parser(text, file).parse();
}

} // namespace kernelscope
