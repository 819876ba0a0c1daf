#pragma once

#include <cstddef>

namespace kernelscope::randomprogram {

enum class Base { Char, UChar, Short, UShort, Int, UInt, Long, ULong, Float, Cell };
enum class Space { Private, Global, Local, Constant };

/// A scalar, a vector, or the one struct that every random program declares: `cell`.
struct Type
{
    Base base = Base::UInt;
    int width = 1;

    bool operator==(const Type &) const = default;
    bool isVector() const { return width > 1; }
    Type lane() const { return {base, 1}; }
};

constexpr std::size_t laneSize(Base base)
{
    constexpr std::size_t sizes[] = {1, 1, 2, 2, 4, 4, 8, 8, 4, 16};
    return sizes[int(base)];
}
constexpr std::size_t sizeOf(Type type)
{
    return laneSize(type.base) * std::size_t(type.width);
}
constexpr bool isSigned(Base base)
{
    return base == Base::Char || base == Base::Short || base == Base::Int || base == Base::Long;
}

/// A member of `cell`, which has no padding.
struct Member
{
    const char *name;
    Type type;
    int count; ///< of an array; 0: none
    int offset;
};
inline constexpr Member cellMembers[] = {
    {"a", {Base::UInt, 1}, 0, 0}, {"b", {Base::UShort, 1}, 0, 4}, {"c", {Base::UChar, 1}, 2, 6}, {"d", {Base::UInt, 2}, 0, 8}};
inline constexpr int cellMemberCount = 4;

} // namespace kernelscope::randomprogram
