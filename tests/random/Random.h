#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace kernelscope::randomprogram {

/// Choices that follow from the seed alone, without the standard's distributions, which differ between libraries.
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    int below(int count) { return int(m_engine() % std::uint64_t(count)); }
    bool chance(int percent) { return below(100) < percent; }
    std::uint64_t word() { return m_engine(); }
    template <typename T> const T &of(const std::vector<T> &list) { return list[std::size_t(below(int(list.size())))]; }

private:
    std::mt19937_64 m_engine;
};

} // namespace kernelscope::randomprogram
