#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include <QStringView>

namespace kernelscope {

/// Whether the enumeration of `value` has a name for it. The compiler tells by how it writes the value into a function's own name:
/// "Phase::Running", but "(Phase)7".
template <auto value> constexpr bool hasEnumerator()
{
    return std::string_view(__PRETTY_FUNCTION__).find("= (") == std::string_view::npos;
}

/// The last value of an enumeration that travels: a number beyond it is refused when it arrives. Its values count from 0 without gaps.
template <typename Enum, int number = 0> constexpr Enum lastOf()
{
    static_assert(hasEnumerator<Enum(number)>());
    if constexpr (hasEnumerator<Enum(number + 1)>())
        return lastOf<Enum, number + 1>();
    else
        return Enum(number);
}

/// Whether a table has a row for each value of the enumeration, in its order. Whoever looks a value up by its number asserts it.
template <typename Enum, typename Meaning, std::size_t size> constexpr bool isTableOf(const std::pair<Enum, Meaning> (&table)[size])
{
    for (std::size_t i = 0; i < size; ++i) {
        if (table[i].first != Enum(i))
            return false;
    }
    return size == std::size_t(lastOf<Enum>()) + 1;
}

/// The value that wordOf() gives this word.
template <typename Enum> std::optional<Enum> enumNamed(QStringView word)
{
    for (int number = 0; number <= int(lastOf<Enum>()); ++number) {
        if (word == wordOf(Enum(number)))
            return Enum(number);
    }
    return std::nullopt;
}

} // namespace kernelscope
