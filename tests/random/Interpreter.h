#pragma once

#include "Evaluator.h"

namespace kernelscope::randomprogram {

/// Runs a program on the host, one work-group after the other and in it phase after phase: the definition that the
/// device's results and traces are compared with.
Outcome interpret(const Program &program, Evaluator::Mistake mistake = Evaluator::None);

} // namespace kernelscope::randomprogram
