#pragma once

#include <optional>
#include <vector>

#include <QSet>

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "project/JsonValue.h"

namespace kernelscope {

/// Why a text was refused.
struct JsonRefusal
{
    QString message;
    qsizetype at = 0; ///< in bytes
};

/// Builds a JsonValue from the events of RapidJSON's reader; an event that returns false ends the reading.
class JsonBuilder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, JsonBuilder>
{
public:
    JsonBuilder(QByteArrayView text, const rapidjson::MemoryStream &stream)
        : m_text(text), m_stream(stream), m_end(qsizetype(stream.Tell()))
    {
    }

    bool Null() { return add({}); }
    bool Bool(bool value) { return add(JsonValue::truth(value)); }
    bool RawNumber(const char *, unsigned, bool); ///< as it is written
    bool String(const char *text, unsigned length, bool);
    bool Key(const char *text, unsigned length, bool);
    bool StartObject() { return open(JsonValue::object()); }
    bool StartArray() { return open(JsonValue::array()); }
    bool EndObject(unsigned) { return close(); }
    bool EndArray(unsigned) { return close(); }

    /// Where the token begins that follows the last one that was read whole.
    qsizetype tokenStart() const;
    /// Where a number begins that ends right at `offset`, with more of it following: the 0 of "01", the 1 of "1x".
    std::optional<qsizetype> brokenNumber(qsizetype offset) const;
    const QString &lastKey() const { return m_key; }
    const JsonValue &root() const { return m_root; }
    const std::optional<JsonRefusal> &refusal() const { return m_refusal; } ///< why an event returned false

private:
    bool add(JsonValue value);
    bool open(JsonValue value);
    bool close();
    bool refuse(const QString &message, qsizetype at);
    std::optional<QString> characters(const char *text, unsigned length);

    QByteArrayView m_text;
    const rapidjson::MemoryStream &m_stream;
    std::optional<JsonRefusal> m_refusal;
    JsonValue m_root;
    std::vector<JsonValue *> m_open; ///< only the innermost grows, so that the others stay where they are
    std::vector<QSet<QString>> m_keys;
    QString m_key;
    quint32 m_keyOffset = 0;
    qsizetype m_end = 0;
    qsizetype m_number = -1; ///< where the last token began, if that is a number
};

/// What is said of a \u escape whose other half is missing.
QString halfCharacter();

} // namespace kernelscope
