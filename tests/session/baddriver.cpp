// An OpenCL driver that does what no driver should as it is loaded: END=1 ends the process, 2 aborts it, 3 never comes back, 4 has no
// platform and says so by an error.

#include <cstdlib>
#include <unistd.h>

namespace {

[[gnu::constructor]] void begin()
{
    if (END == 1)
        ::_exit(3);
    if (END == 2)
        std::abort();
    while (END == 3)
        ::pause();
}

} // namespace

extern "C" int clIcdGetPlatformIDsKHR(unsigned, void *, unsigned *)
{
    return -6; // CL_OUT_OF_HOST_MEMORY
}

extern "C" int clGetPlatformInfo(void *, unsigned, std::size_t, void *, std::size_t *)
{
    return -6;
}

extern "C" void *clGetExtensionFunctionAddress(const char *)
{
    return reinterpret_cast<void *>(&clIcdGetPlatformIDsKHR);
}
