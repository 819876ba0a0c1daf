#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <limits>
#include <optional>

#include <QByteArray>
#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <QList>
#include <QString>

#include "support/EnumRange.h"
#include "support/Fields.h"
#include "support/Result.h"

/// Values to CBOR and back. A value becomes a map of the members that KERNELSCOPE_FIELDS names, a list an array, an absent optional null,
/// an enumeration its number, or its word where wordOf() gives it one. Reading skips unknown keys, leaves defaults where a key is missing,
/// and refuses whatever has the wrong type or lies out of range: the error names the member ("launches[2].runs").
namespace kernelscope {

template <typename T>
concept Enumeration = std::is_enum_v<T>;

template <typename T>
concept WordedEnumeration = Enumeration<T> && requires(T value)
{
    QString(wordOf(value));
};

template <typename T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool>;

// ---- to CBOR ---------------------------------------------------------------------------------------------------------

inline QCborValue toCbor(bool value)
{
    return QCborValue(value);
}
inline QCborValue toCbor(double value)
{
    return QCborValue(value);
}
inline QCborValue toCbor(const QString &value)
{
    return QCborValue(value);
}
inline QCborValue toCbor(const QByteArray &value)
{
    return QCborValue(value);
}
QCborValue toCbor(quint64 value); ///< what a qint64 can't hold becomes text, since QCborValue would make it a double

template <WholeNumber T> QCborValue toCbor(T value)
{
    return QCborValue(qint64(value));
}

template <Enumeration T> QCborValue toCbor(T value)
{
    return QCborValue(qint64(value));
}

template <WordedEnumeration T> QCborValue toCbor(T value)
{
    return QCborValue(QString(wordOf(value)));
}

template <HasFields T> QCborValue toCbor(const T &value);

template <typename T> QCborValue toCbor(const std::optional<T> &value)
{
    return value ? toCbor(*value) : QCborValue(nullptr);
}

template <typename T> QCborValue toCbor(const QList<T> &list)
{
    QCborArray array;
    for (const T &item : list)
        array.append(toCbor(item));
    return array;
}

template <typename T, std::size_t size> QCborValue toCbor(const std::array<T, size> &list)
{
    return toCbor(QList<T>(list.begin(), list.end()));
}

template <HasFields T> QCborValue toCbor(const T &value)
{
    QCborMap map;
    forEachField(value, [&](QLatin1String name, const auto &member) { map.insert(name, toCbor(member)); });
    return map;
}

// ---- from CBOR -------------------------------------------------------------------------------------------------------

[[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, bool &value);
[[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, double &value);
[[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, QString &value);
[[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, QByteArray &value);
[[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, quint64 &value);

/// A whole number from `least` to `most`, both included.
[[nodiscard]] Result<qint64> wholeNumber(const QCborValue &cbor, qint64 least, qint64 most);
/// The same error with `step` ("runs", "[2]") put before the path that its message starts with.
[[nodiscard]] Error inside(const QString &step, const Error &error);

template <WholeNumber T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, T &value)
{
    const auto number = wholeNumber(cbor, qint64(std::numeric_limits<T>::min()), qint64(std::numeric_limits<T>::max()));
    if (!number)
        return fail(number.error());
    value = T(*number);
    return {};
}

template <Enumeration T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, T &value)
{
    const auto number = wholeNumber(cbor, 0, qint64(lastOf<T>()));
    if (!number)
        return fail(number.error());
    value = T(*number);
    return {};
}

template <WordedEnumeration T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, T &value)
{
    const auto named = enumNamed<T>(cbor.toString());
    if (!cbor.isString() || !named)
        return fail(QStringLiteral(": a known word was expected"));
    value = *named;
    return {};
}

template <HasFields T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, T &value);
template <typename T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, QList<T> &list);

template <typename T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, std::optional<T> &value)
{
    if (cbor.isNull()) {
        value.reset();
        return {};
    }
    return fromCbor(cbor, value.emplace());
}

template <typename T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, QList<T> &list)
{
    if (!cbor.isArray())
        return fail(QStringLiteral(": a list was expected"));
    const QCborArray array = cbor.toArray();
    list.clear();
    list.reserve(array.size());
    for (qsizetype i = 0; i < array.size(); ++i) {
        T item{};
        if (const auto read = fromCbor(array.at(i), item); !read)
            return fail(inside(QStringLiteral("[%1]").arg(i), read.error()));
        list.append(std::move(item));
    }
    return {};
}

template <typename T, std::size_t size> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, std::array<T, size> &list)
{
    QList<T> items;
    if (const auto read = fromCbor(cbor, items); !read)
        return read;
    if (items.size() != qsizetype(size))
        return fail(QStringLiteral(": a list of %1 was expected").arg(size));
    std::ranges::copy(items, list.begin());
    return {};
}

template <HasFields T> [[nodiscard]] Result<void> fromCbor(const QCborValue &cbor, T &value)
{
    if (!cbor.isMap())
        return fail(QStringLiteral(": a map was expected"));
    const QCborMap map = cbor.toMap();
    Result<void> result;
    forEachField(value, [&](QLatin1String name, auto &member) {
        const QCborValue found = map.value(name);
        if (!result || found.isUndefined())
            return;
        if (const auto read = fromCbor(found, member); !read)
            result = fail(inside(name, read.error()));
    });
    return result;
}

} // namespace kernelscope
