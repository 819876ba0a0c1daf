#include "worker/KeptHeap.h"

#include <limits>

#include <malloc.h>

namespace kernelscope {
namespace {

// What the C library starts with.
constexpr int usualMappings = 65536;
constexpr int usualTrimThreshold = 128 << 10;

} // namespace

KeptHeap::KeptHeap()
{
    ::mallopt(M_MMAP_MAX, 0);
    ::mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
}

KeptHeap::~KeptHeap()
{
    ::mallopt(M_MMAP_MAX, usualMappings);
    ::mallopt(M_TRIM_THRESHOLD, usualTrimThreshold);
    ::malloc_trim(0);
}

} // namespace kernelscope
