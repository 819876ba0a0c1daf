#pragma once

#include <array>
#include <cstdint>

#include "Type.h"

namespace kernelscope::randomprogram {

/// Bytes as they lie in memory, or a pointer into an object.
struct Value
{
    Type type;
    std::array<std::uint8_t, 64> bytes{};
    int object = -1; ///< of a pointer
    std::int64_t offset = 0;

    std::uint64_t lane(int index) const;          ///< of an integer: sign-extended; of a float: the whole number it is
    void setLane(int index, std::uint64_t value); ///< wraps; a float takes it as a number
    std::uint64_t number() const { return lane(0); }
    bool isTrue() const { return lane(0) != 0; }

    static Value of(Type type, std::uint64_t number);
};

/// As a cast does it (convert_ for vectors).
Value converted(const Value &value, Type type);

} // namespace kernelscope::randomprogram
