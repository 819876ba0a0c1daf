#pragma once

#include <cmath>
#include <limits>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include "protocol/EnumText.h"
#include "support/Codec.h"

/// Values to JSON, the members that KERNELSCOPE_FIELDS names: for output only. Whole numbers stay exact, what is not a finite number
/// becomes null, bytes become base 64, an enumeration its word where it has one.
namespace kernelscope {

inline QJsonValue toJson(bool value)
{
    return value;
}
inline QJsonValue toJson(double value)
{
    return std::isfinite(value) ? QJsonValue(value) : QJsonValue();
}
inline QJsonValue toJson(const QString &value)
{
    return value;
}
inline QJsonValue toJson(const QByteArray &value)
{
    return QString::fromLatin1(value.toBase64());
}

template <WholeNumber T> QJsonValue toJson(T value)
{
    if (std::is_same_v<T, quint64> && quint64(value) > quint64(std::numeric_limits<qint64>::max()))
        return double(value);
    return qint64(value);
}

template <Enumeration T> QJsonValue toJson(T value)
{
    if constexpr (requires { enumText(value); })
        return enumText(value);
    else
        return qint64(value);
}

template <WordedEnumeration T> QJsonValue toJson(T value)
{
    return QString(wordOf(value));
}

template <HasFields T> QJsonValue toJson(const T &value);

template <typename T> QJsonValue toJson(const std::optional<T> &value)
{
    return value ? toJson(*value) : QJsonValue();
}

template <typename T> QJsonValue toJson(const QList<T> &list)
{
    QJsonArray array;
    for (const T &item : list)
        array.append(toJson(item));
    return array;
}

template <HasFields T> QJsonValue toJson(const T &value)
{
    QJsonObject object;
    forEachField(value, [&](QLatin1String name, const auto &member) { object.insert(name, toJson(member)); });
    return object;
}

/// For values whose JSON is not that of their members.
template <typename T> QJsonArray listOf(const QList<T> &list, QJsonObject (*one)(const T &))
{
    QJsonArray array;
    for (const T &item : list)
        array.append(one(item));
    return array;
}

} // namespace kernelscope
