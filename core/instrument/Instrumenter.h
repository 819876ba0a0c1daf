#pragma once

#include "protocol/InstrumentMessages.h"

namespace kernelscope {

/// Answers a request: the one way into this folder. Never fails: what could not be done is said in the reply. Deep
/// nesting in the sources is followed recursively: call it in onLargeStack().
InstrumentReply answer(const InstrumentRequest &request);

/// Where Clang's code generators can't go on they end the process: `report` is called before, with a sentence that says why.
void onGiveUp(void (*report)(const char *reason));

} // namespace kernelscope
