#include "project/JsonWriter.h"

#include <algorithm>

namespace kernelscope {
namespace {

constexpr qsizetype longestLine = 100;
constexpr int indentWidth = 2;

QString quoted(const QString &text)
{
    static constexpr QStringView special = u"\"\\\b\f\n\r\t";
    static constexpr QStringView letters = u"\"\\bfnrt";
    QString result = QStringLiteral("\"");
    for (const QChar character : text) {
        const qsizetype index = special.indexOf(character);
        if (index >= 0)
            result += QStringLiteral("\\") + letters[index];
        else if (character.unicode() < 0x20)
            result += QStringLiteral("\\u%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
        else
            result += character;
    }
    return result + u'"';
}

QString scalarText(const JsonValue &value)
{
    switch (value.kind) {
    case JsonValue::Kind::Boolean:
        return value.boolean ? QStringLiteral("true") : QStringLiteral("false");
    case JsonValue::Kind::Number:
        return value.text;
    case JsonValue::Kind::String:
        return quoted(value.text);
    default:
        return QStringLiteral("null");
    }
}

bool mayStayOnOneLine(const JsonValue &value)
{
    // A longer one can't fit, and looking through it on every level would take long.
    constexpr qsizetype mostMembers = longestLine / 3;
    const auto isScalar = [](const JsonMember &member) { return !member.value.isContainer(); };
    if (value.members.size() > mostMembers)
        return false;
    if (std::all_of(value.members.begin(), value.members.end(), isScalar))
        return true;
    return value.kind == JsonValue::Kind::Object && value.members.size() == 1 && mayStayOnOneLine(value.members.first().value);
}

QString onOneLine(const JsonValue &value)
{
    if (!value.isContainer())
        return scalarText(value);
    const bool isArray = value.kind == JsonValue::Kind::Array;
    if (value.members.isEmpty())
        return isArray ? QStringLiteral("[]") : QStringLiteral("{}");
    QString inside;
    for (const JsonMember &member : value.members) {
        inside += inside.isEmpty() ? QString() : QStringLiteral(", ");
        inside += (isArray ? QString() : quoted(member.key) + QStringLiteral(": ")) + onOneLine(member.value);
    }
    return isArray ? u'[' + inside + u']' : QStringLiteral("{ ") + inside + QStringLiteral(" }");
}

/// `start` is what stands on the line before the value.
void write(const JsonValue &value, const QString &start, int indent, QString &text)
{
    if (!value.isContainer() || (indent > 0 && mayStayOnOneLine(value))) {
        const QString line = start + onOneLine(value);
        if (!value.isContainer() || value.members.isEmpty() || line.size() + 1 <= longestLine) {
            text += line;
            return;
        }
    }
    const bool isArray = value.kind == JsonValue::Kind::Array;
    const QString space(indent + indentWidth, u' ');
    text += start + (isArray ? u'[' : u'{');
    for (qsizetype i = 0; i < value.members.size(); ++i) {
        const JsonMember &member = value.members.at(i);
        text += i > 0 ? QStringLiteral(",\n") : QStringLiteral("\n");
        write(member.value, isArray ? space : space + quoted(member.key) + QStringLiteral(": "), indent + indentWidth, text);
    }
    text += u'\n' + QString(indent, u' ') + (isArray ? u']' : u'}');
}

} // namespace

QByteArray jsonText(const JsonValue &value)
{
    QString text;
    write(value, QString(), 0, text);
    return (text + u'\n').toUtf8();
}

} // namespace kernelscope
