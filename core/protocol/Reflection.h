#pragma once

#include <concepts>
#include <optional>
#include <tuple>
#include <type_traits>

#include <QList>

namespace kernelscope {

/// The shapes that the codec and the JSON writer tell apart.
template <typename T>
concept HasFields = requires { T::fields(); };

template <typename T>
concept Enumeration = std::is_enum_v<T>;

template <typename T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool>;

/// Calls visit(name, member) for every member that fields() names. `Value` may be const.
template <typename Value, typename Visitor>
void forEachField(Value &value, const Visitor &visit)
{
    std::apply([&](const auto &...field) { (visit(field.name, value.*(field.member)), ...); },
               std::remove_const_t<Value>::fields());
}

} // namespace kernelscope
