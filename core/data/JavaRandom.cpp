#include "data/JavaRandom.h"

namespace kernelscope {
namespace {
constexpr quint64 multiplier = 0x5DEECE66DULL;
constexpr quint64 mask = (1ULL << 48) - 1;
} // namespace

JavaRandom::JavaRandom(qint64 seed) : m_state((quint64(seed) ^ multiplier) & mask) {}

qint32 JavaRandom::next(int bits)
{
    m_state = (m_state * multiplier + 0xB) & mask;
    return qint32(quint32(m_state >> (48 - bits)));
}

qint32 JavaRandom::nextInt(qint32 bound)
{
    if ((bound & -bound) == bound)
        return qint32((qint64(bound) * qint64(next(31))) >> 31);
    // Draws again where the last, incomplete round of bounds would make some numbers likelier.
    for (;;) {
        const qint32 bits = next(31);
        const qint32 value = bits % bound;
        if (qint64(bits) - value + (bound - 1) <= 0x7FFFFFFF)
            return value;
    }
}

qint64 JavaRandom::nextLong()
{
    const quint64 high = quint64(qint64(next(32))) << 32;
    return qint64(high + quint64(qint64(next(32))));
}

float JavaRandom::nextFloat()
{
    return float(next(24)) / float(1 << 24);
}

double JavaRandom::nextDouble()
{
    const qint64 high = qint64(next(26)) << 27;
    return double(high + next(27)) / double(1LL << 53);
}

} // namespace kernelscope
