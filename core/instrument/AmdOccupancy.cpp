#include "instrument/AmdOccupancy.h"

#include <algorithm>

namespace kernelscope {
namespace {

struct Simd
{
    int mostWaves;
    int vectorRegisters;
    int granule;        ///< vector registers are given out in multiples of it
    bool sharesScalars; ///< the waves share the scalar registers
};

/// A wave of 32 work-items from gfx10 on, else of 64.
Simd simdOf(const QString &processor)
{
    if (processor == u"gfx90a" || processor.startsWith(u"gfx94"))
        return {8, 512, 8, false};
    if (processor == u"gfx1100" || processor == u"gfx1101")
        return {16, 1536, 24, false};
    if (processor.startsWith(u"gfx103") || processor.startsWith(u"gfx11"))
        return {16, 1024, 16, false};
    if (processor.startsWith(u"gfx10"))
        return {20, 1024, 8, false};
    return {10, 256, 4, true};
}

int wavesByVectors(const Simd &simd, int registers)
{
    const int given = (std::max(registers, 1) + simd.granule - 1) / simd.granule * simd.granule;
    return std::clamp(simd.vectorRegisters / given, 1, simd.mostWaves);
}

int wavesByScalars(const Simd &simd, const QString &processor, int registers)
{
    if (!simd.sharesScalars)
        return simd.mostWaves;
    const bool isLate = processor.startsWith(u"gfx8") || processor.startsWith(u"gfx9");
    const QList<int> steps = isLate ? QList<int>{80, 88, 100} : QList<int>{48, 56, 64, 72, 80};
    const auto fits = std::ranges::find_if(steps, [&](int step) { return registers <= step; });
    return simd.mostWaves - int(fits - steps.begin());
}

} // namespace

void explainOccupancy(const QString &processor, AssemblyFigures &figures)
{
    if (!figures.waves)
        return;
    const Simd simd = simdOf(processor);
    figures.mostWaves = std::max(simd.mostWaves, *figures.waves);
    if (*figures.waves == *figures.mostWaves)
        figures.limit = OccupancyLimit::None;
    else if (wavesByVectors(simd, figures.vectorRegisters.value_or(0)) <= *figures.waves)
        figures.limit = OccupancyLimit::VectorRegisters;
    else if (wavesByScalars(simd, processor, figures.scalarRegisters.value_or(0)) <= *figures.waves)
        figures.limit = OccupancyLimit::ScalarRegisters;
    else
        figures.limit = OccupancyLimit::LocalMemory;
}

} // namespace kernelscope
