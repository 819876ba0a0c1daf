#pragma once

#include "Tree.h"

namespace kernelscope::randomprogram {

struct GeneratorOptions
{
    /// No index and no condition depends on memory that work-items share: a seeded race changes values only.
    bool calm = false;
    bool needsLocalMemory = false;
};

/// A program that C defines completely: no two work-items touch the same element between barriers unless both only
/// read or both use the same atomic, nothing is read before it was written, no index leaves its array, all arithmetic is
/// unsigned or exact.
Program generateProgram(std::uint64_t seed, const std::string &name, GeneratorOptions options = {});

} // namespace kernelscope::randomprogram
