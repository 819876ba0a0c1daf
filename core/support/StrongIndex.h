#pragma once

#include <compare>

#include <QtGlobal>

namespace kernelscope {

/// A position in one particular list: an index into queues cannot be passed where one into commands is wanted.
template <typename Tag> struct StrongIndex
{
    int value = 0;

    constexpr StrongIndex() = default;
    constexpr explicit StrongIndex(int index) : value(index) {}
    constexpr explicit StrongIndex(qsizetype index) : value(int(index)) {}
    constexpr auto operator<=>(const StrongIndex &) const = default;
};

} // namespace kernelscope
