#include "project/JsonBuilder.h"

#include <cctype>

namespace kernelscope {
namespace {

constexpr std::size_t deepest = 64;

} // namespace

QString halfCharacter()
{
    return QStringLiteral("A \\u escape here is half a character; write both halves, or the character itself.");
}

qsizetype JsonBuilder::tokenStart() const
{
    qsizetype at = m_end;
    while (at < m_text.size() && QByteArrayView(" \n\r\t,:").contains(m_text[at]))
        ++at;
    return at;
}

std::optional<qsizetype> JsonBuilder::brokenNumber(qsizetype offset) const
{
    const bool more = m_number >= 0 && offset == m_end && offset < m_text.size() && std::isalnum(uchar(m_text[offset]));
    return more ? std::optional(m_number) : std::nullopt;
}

bool JsonBuilder::RawNumber(const char *, unsigned, bool)
{
    const qsizetype start = tokenStart();
    const QByteArrayView written = m_text.sliced(start, qsizetype(m_stream.Tell()) - start);
    add(JsonValue::number(QString::fromLatin1(written)));
    m_number = start;
    return true;
}

bool JsonBuilder::String(const char *text, unsigned length, bool)
{
    const auto string = characters(text, length);
    return string && add(JsonValue::string(*string));
}

bool JsonBuilder::Key(const char *text, unsigned length, bool)
{
    const auto key = characters(text, length);
    if (!key)
        return false;
    m_key = *key;
    m_keyOffset = quint32(tokenStart());
    m_end = qsizetype(m_stream.Tell());
    m_number = -1;
    if (m_keys.back().contains(m_key))
        return refuse(QStringLiteral("The key \"%1\" is given twice in one object.").arg(m_key), m_keyOffset);
    m_keys.back().insert(m_key);
    return true;
}

/// The reader takes a lone second half of a surrogate pair for a character.
std::optional<QString> JsonBuilder::characters(const char *text, unsigned length)
{
    const QUtf8StringView utf8(text, qsizetype(length));
    if (utf8.isValidUtf8())
        return utf8.toString();
    refuse(halfCharacter(), tokenStart());
    return std::nullopt;
}

bool JsonBuilder::add(JsonValue value)
{
    value.offset = quint32(tokenStart());
    m_end = qsizetype(m_stream.Tell());
    m_number = -1;
    if (m_open.empty())
        m_root = std::move(value);
    else if (m_open.back()->kind == JsonValue::Kind::Object)
        m_open.back()->members.append({m_key, m_keyOffset, std::move(value)});
    else
        m_open.back()->members.append({{}, 0, std::move(value)});
    return true;
}

/// The reader announces brackets before it takes them.
bool JsonBuilder::open(JsonValue value)
{
    if (m_open.size() == deepest)
        return refuse(QStringLiteral("Lists and objects are nested more than %1 deep.").arg(deepest), tokenStart());
    const qsizetype bracket = tokenStart();
    add(std::move(value));
    m_end = bracket + 1;
    m_open.push_back(m_open.empty() ? &m_root : &m_open.back()->members.last().value);
    m_keys.emplace_back();
    return true;
}

bool JsonBuilder::close()
{
    m_open.pop_back();
    m_keys.pop_back();
    m_end = tokenStart() + 1;
    m_number = -1;
    return true;
}

bool JsonBuilder::refuse(const QString &message, qsizetype at)
{
    m_refusal = JsonRefusal{message, at};
    return false;
}

} // namespace kernelscope
