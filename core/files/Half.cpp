#include "files/Half.h"

#include <algorithm>
#include <cmath>

namespace kernelscope {
namespace {

constexpr int mantissaBits = 10;
constexpr int exponentBias = 15;
constexpr int largestExponent = 31; ///< infinity and NaN

} // namespace

double doubleFromHalfBits(quint16 bits)
{
    const int exponent = (bits >> mantissaBits) & largestExponent;
    const int mantissa = bits & 0x3ff;
    double magnitude = 0;
    if (exponent == largestExponent)
        magnitude = mantissa ? std::nan("") : HUGE_VAL;
    else if (exponent == 0)
        magnitude = std::ldexp(mantissa, 1 - exponentBias - mantissaBits);
    else
        magnitude = std::ldexp(mantissa + 0x400, exponent - exponentBias - mantissaBits);
    return bits & 0x8000 ? -magnitude : magnitude;
}

quint16 halfBitsFromDouble(double value)
{
    const int sign = std::signbit(value) ? 0x8000 : 0;
    if (std::isnan(value))
        return quint16(sign | 0x7e00);
    const double magnitude = std::abs(value);
    if (magnitude == 0)
        return quint16(sign);
    if (std::isinf(magnitude))
        return quint16(sign | 0x7c00);
    int exponent = 0;
    std::frexp(magnitude, &exponent);
    // The unit of the last place; numbers below the smallest normal one share its unit.
    const int unit = std::max(exponent - 1, 1 - exponentBias) - mantissaBits;
    const double units = std::nearbyint(std::ldexp(magnitude, -unit));
    // Counting on from the smallest normal number's bits carries into the exponent by itself.
    const double bits = units + std::ldexp(double(unit + mantissaBits + exponentBias - 1), mantissaBits);
    return quint16(sign | (bits >= 0x7c00 ? 0x7c00 : int(bits)));
}

} // namespace kernelscope
