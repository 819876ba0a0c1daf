#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include <QDataStream>
#include <QList>
#include <QString>

#include "project/ElementType.h"
#include "support/Fields.h"
#include "trace/AccessSite.h"

/// Values to and from a QDataStream, member by member, from what fields() says of them. Reading never trusts a count:
/// lists grow as their elements arrive, and stop where the data does. An enumeration's number beyond its last value
/// spoils the stream's status.
namespace kernelscope::fieldStream {

constexpr SiteKind lastOf(SiteKind)
{
    return SiteKind::Unset;
}
constexpr AddressSpace lastOf(AddressSpace)
{
    return AddressSpace::Image;
}
constexpr Scalar lastOf(Scalar)
{
    return Scalar::Double;
}

template <typename T>
concept Plain = std::is_arithmetic_v<T> || std::is_same_v<T, QString>;

template <Plain T> void put(QDataStream &stream, const T &value)
{
    stream << value;
}
template <Plain T> void take(QDataStream &stream, T &value)
{
    stream >> value;
}

template <typename T>
requires std::is_enum_v<T>
void put(QDataStream &stream, const T &value)
{
    stream << quint8(value);
}
template <typename T>
requires std::is_enum_v<T>
void take(QDataStream &stream, T &value)
{
    quint8 number = 0;
    stream >> number;
    if (number > quint8(lastOf(T{})))
        stream.setStatus(QDataStream::ReadCorruptData);
    else
        value = T(number);
}

template <typename T> void put(QDataStream &stream, const std::optional<T> &value);
template <typename T> void take(QDataStream &stream, std::optional<T> &value);
template <typename T> void put(QDataStream &stream, const QList<T> &list);
template <typename T> void take(QDataStream &stream, QList<T> &list);
template <std::size_t N> void put(QDataStream &stream, const std::array<quint64, N> &values)
{
    for (const quint64 value : values)
        stream << value;
}
template <std::size_t N> void take(QDataStream &stream, std::array<quint64, N> &values)
{
    for (quint64 &value : values)
        stream >> value;
}

template <HasFields T> void put(QDataStream &stream, const T &value)
{
    forEachField(value, [&](const char *, const auto &member) { put(stream, member); });
}
template <HasFields T> void take(QDataStream &stream, T &value)
{
    forEachField(value, [&](const char *, auto &member) { take(stream, member); });
}

template <typename T> void put(QDataStream &stream, const std::optional<T> &value)
{
    stream << value.has_value();
    if (value)
        put(stream, *value);
}
template <typename T> void take(QDataStream &stream, std::optional<T> &value)
{
    bool has = false;
    stream >> has;
    if (has)
        take(stream, value.emplace());
}

template <typename T> void put(QDataStream &stream, const QList<T> &list)
{
    stream << quint32(list.size());
    for (const T &item : list)
        put(stream, item);
}
template <typename T> void take(QDataStream &stream, QList<T> &list)
{
    quint32 count = 0;
    stream >> count;
    for (quint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i)
        take(stream, list.emplaceBack());
}

} // namespace kernelscope::fieldStream
