#pragma once

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// A buffer, or an image, for a kernel's parameter.
struct GuessedBuffer
{
    BufferSpec spec;
    bool isFillable = false;  ///< it holds numbers, or pixels that are read
    QStringList extents = {}; ///< of a list of the kernel's numbers those that are the launch's extent, n: "data[0]"
};

/// `facts`: of the kernel. `shape`: of the launch, outermost first.
GuessedBuffer guessedBuffer(const KernelParameter &parameter, const KernelFacts &facts, const QList<Expression> &shape);
/// `dimensions`: of the launch.
GuessedBuffer guessedImage(const KernelParameter &parameter, const ParameterFacts &facts, int dimensions);
SamplerArgument guessedSampler(const ParameterFacts &facts);

} // namespace kernelscope
