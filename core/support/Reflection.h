#pragma once

#include <concepts>
#include <optional>
#include <type_traits>

#include <QList>

#include "support/Fields.h"

namespace kernelscope {

/// The shapes that the codec and the JSON writer tell apart.
template <typename T>
concept Enumeration = std::is_enum_v<T>;

template <typename T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool>;

} // namespace kernelscope
