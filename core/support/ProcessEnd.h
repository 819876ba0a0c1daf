#pragma once

#include <QString>

namespace kernelscope {

/// How a process ended, for after "the process": "crashed (SIGSEGV)", "ended with exit status 3". `signal`: that ended it; 0: none did.
QString processEndText(int exitStatus, int signal);

} // namespace kernelscope
