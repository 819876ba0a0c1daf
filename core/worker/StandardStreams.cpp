#include "worker/StandardStreams.h"

#include <fcntl.h>
#include <unistd.h>

namespace kernelscope {
namespace {

constexpr int firstPrivateDescriptor = 3;

int takeOver(int standard, int access)
{
    const int mine = ::fcntl(standard, F_DUPFD_CLOEXEC, firstPrivateDescriptor);
    const int nothing = ::open("/dev/null", access | O_CLOEXEC);
    if (nothing >= 0) {
        ::dup2(nothing, standard);
        ::close(nothing);
    }
    return mine;
}

} // namespace

ProtocolDescriptors takeStandardStreams()
{
    return {takeOver(STDIN_FILENO, O_RDONLY), takeOver(STDOUT_FILENO, O_WRONLY)};
}

} // namespace kernelscope
