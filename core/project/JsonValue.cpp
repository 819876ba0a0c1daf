#include "project/JsonValue.h"

#include <algorithm>

#include "support/Ranges.h"

namespace kernelscope {
namespace {

bool appendPath(const JsonValue &from, const JsonValue &target, QString &path)
{
    if (&from == &target)
        return true;
    for (qsizetype i = 0; i < from.members.size(); ++i) {
        const JsonMember &member = from.members.at(i);
        const qsizetype length = path.size();
        path += u'/' + (from.kind == JsonValue::Kind::Array ? QString::number(i) : pointerKey(member.key));
        if (appendPath(member.value, target, path))
            return true;
        path.truncate(length);
    }
    return false;
}

const JsonValue *child(const JsonValue &parent, const QString &key)
{
    if (parent.kind == JsonValue::Kind::Array) {
        bool isNumber = false;
        const qsizetype index = key.toLongLong(&isNumber);
        return isNumber && index >= 0 && index < parent.members.size() ? &parent.members.at(index).value : nullptr;
    }
    const JsonMember *member = parent.find(key);
    return member ? &member->value : nullptr;
}

} // namespace

JsonValue JsonValue::string(const QString &text)
{
    return {.kind = Kind::String, .text = text};
}

JsonValue JsonValue::number(const QString &text)
{
    return {.kind = Kind::Number, .text = text};
}

JsonValue JsonValue::truth(bool truth)
{
    return {.kind = Kind::Boolean, .boolean = truth};
}

JsonValue JsonValue::array(const QList<JsonValue> &items)
{
    JsonValue value;
    value.kind = Kind::Array;
    for (const JsonValue &item : items)
        value.add({}, item);
    return value;
}

JsonValue JsonValue::object()
{
    return {.kind = Kind::Object};
}

void JsonValue::add(const QString &key, const JsonValue &value)
{
    members.append(JsonMember{key, 0, value});
}

const JsonMember *JsonValue::find(QStringView key) const
{
    return foundIn(members, key, &JsonMember::key);
}

bool JsonValue::operator==(const JsonValue &other) const
{
    const auto areSame = [](const JsonMember &one, const JsonMember &another) {
        return one.key == another.key && one.value == another.value;
    };
    return kind == other.kind && boolean == other.boolean && text == other.text && std::ranges::equal(members, other.members, areSame);
}

QString described(const JsonValue &value)
{
    constexpr qsizetype longest = 40;
    switch (value.kind) {
    case JsonValue::Kind::Null:
        return QStringLiteral("null");
    case JsonValue::Kind::Boolean:
        return value.boolean ? QStringLiteral("true") : QStringLiteral("false");
    case JsonValue::Kind::Number:
        return QStringLiteral("the number %1").arg(value.text.left(longest));
    case JsonValue::Kind::String:
        return value.text.size() > longest ? QStringLiteral("the text \"%1...\"").arg(value.text.left(longest))
                                           : QStringLiteral("the text \"%1\"").arg(value.text);
    case JsonValue::Kind::Array:
        return value.members.isEmpty() ? QStringLiteral("an empty list") : QStringLiteral("a list of %1").arg(value.members.size());
    case JsonValue::Kind::Object:
        break;
    }
    return QStringLiteral("an object");
}

QString pointerTo(const JsonValue &root, const JsonValue &target)
{
    QString path;
    appendPath(root, target, path);
    return path;
}

const JsonValue *valueAt(const JsonValue &root, QStringView pointer)
{
    const JsonValue *value = &root;
    for (const QString &key : pointerKeys(pointer)) {
        value = child(*value, key);
        if (!value)
            return nullptr;
    }
    return value;
}

QString pointerKey(const QString &key)
{
    return QString(key).replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
}

QStringList pointerKeys(QStringView pointer)
{
    if (pointer.isEmpty())
        return {};
    QStringList keys = pointer.mid(1).toString().split(u'/');
    for (QString &key : keys)
        key.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
    return keys;
}

bool isAtOrBelow(QStringView pointer, QStringView own)
{
    return pointer.startsWith(own) && (pointer.size() == own.size() || pointer[own.size()] == u'/');
}

} // namespace kernelscope
