#pragma once

#include "protocol/InstrumentMessages.h"

namespace kernelscope {

/// What `kernelscope-instrument` answers. Asked as a program, waited for: a test that runs kernels must not hold Clang itself, since
/// PoCL brings a Clang of its own, which may be of another version.
InstrumentReply answerOfProgram(const InstrumentRequest &request);

} // namespace kernelscope
