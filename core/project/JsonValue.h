#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace kernelscope {

struct JsonMember;

/// One value of a JSON text. Unlike QJsonValue it keeps the order of an object's members, numbers as they are written
/// and where everything stands in the text: a project's parameters are evaluated in their order, and errors name a
/// place.
struct JsonValue
{
    enum class Kind { Null, Boolean, Number, String, Array, Object };

    Kind kind = Kind::Null;
    bool boolean = false;
    quint32 offset = 0;             ///< of the first byte in the text that was read; 0 for a value made in memory
    QString text = {};              ///< a string's characters, or a number as written
    QList<JsonMember> members = {}; ///< of an object, or of an array (then without keys)

    static JsonValue string(const QString &text);
    static JsonValue number(const QString &text);
    static JsonValue truth(bool value);
    static JsonValue array(const QList<JsonValue> &items = {});
    static JsonValue object();

    bool isContainer() const { return kind == Kind::Array || kind == Kind::Object; }
    void add(const QString &key, const JsonValue &value);
    /// The member of that key, or null.
    const JsonMember *find(QStringView key) const;
    /// Whether they say the same, members in the same order; where they stand does not matter.
    bool operator==(const JsonValue &other) const;
};

struct JsonMember
{
    QString key;
    quint32 keyOffset = 0;
    JsonValue value;
};

/// "the number 5", "a list of 3", ...: what a value is, for an error.
QString described(const JsonValue &value);

/// The JSON pointer (RFC 6901) of a value inside `root`, found by its address. Empty for the root itself.
QString pointerTo(const JsonValue &root, const JsonValue &target);

/// The value that a JSON pointer means, or null.
const JsonValue *valueAt(const JsonValue &root, QStringView pointer);

/// A key with "~" and "/" escaped as a JSON pointer wants it.
QString pointerKey(const QString &key);

/// The keys of a JSON pointer, unescaped. None of the root's.
QStringList pointerKeys(QStringView pointer);

/// Whether a JSON pointer is `own` or lies below it. Allocates nothing.
bool isAtOrBelow(QStringView pointer, QStringView own);

} // namespace kernelscope
