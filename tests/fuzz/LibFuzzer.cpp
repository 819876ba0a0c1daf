#include <cstddef>
#include <cstdint>

#include "tests/fuzz/FuzzTarget.h"

// NOLINTBEGIN: libFuzzer's names
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const kernelscope::fuzz::Application application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    kernelscope::fuzz::feed(QByteArrayView(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
// NOLINTEND
