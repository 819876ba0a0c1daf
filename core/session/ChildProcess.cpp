#include "session/ChildProcess.h"

#include <csignal>
#include <sys/prctl.h>

namespace kernelscope {

void prepareChild()
{
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
}

} // namespace kernelscope
