#pragma once

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// A buffer, or an image, for a kernel's parameter.
struct GuessedBuffer
{
    BufferSpec spec;
    bool isFillable = false; ///< it holds numbers, or pixels that are read
};

/// `facts`: of the parameter. `shape`: of the launch, outermost first.
GuessedBuffer guessedBuffer(const KernelParameter &parameter, const ParameterFacts &facts, const QList<Expression> &shape);
/// `dimensions`: of the launch.
GuessedBuffer guessedImage(const KernelParameter &parameter, const ParameterFacts &facts, int dimensions);

} // namespace kernelscope
