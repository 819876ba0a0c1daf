#include <cstddef>
#include <cstdint>

#include "tests/fuzz/FuzzTarget.h"

// NOLINTNEXTLINE: libFuzzer's name for it
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    kernelscope::fuzz::feed(QByteArrayView(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
