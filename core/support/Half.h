#pragma once

#include <bit>
#include <cmath>

#include <qfloat16.h>

namespace kernelscope {

/// Rounds to the nearest, ties to even; what is too large becomes infinite. The float between the two must not round to a tie: it keeps
/// an odd last bit where it is not exact.
inline qfloat16 toHalf(double value)
{
    float narrow = float(value);
    if (double(narrow) != value && std::isfinite(narrow) && (std::bit_cast<quint32>(narrow) & 1) == 0)
        narrow = std::nextafter(narrow, value < double(narrow) ? -HUGE_VALF : HUGE_VALF);
    return qfloat16(narrow);
}

} // namespace kernelscope
