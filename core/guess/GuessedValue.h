#pragma once

#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// The distance of rows in bytes, where pixels may have up to so many: their type is not known.
constexpr int bytesOfPixel = 16;
inline QString rowOfPixels()
{
    return QStringLiteral("%1 * n").arg(bytesOfPixel);
}

/// What a kernel's parameter that takes a value is given at first.
struct GuessedValue
{
    ValueArgument argument;
    QStringList extents = {}; ///< the parameter, or those of its components or members ("size.x"), that are the launch's extent, n
};

/// What its parameters are guessed from, beside their own types and names.
struct GuessGrounds
{
    const KernelSignature &kernel;
    QList<StructLayout> structs = {};
    int dimensions = 1;    ///< of the launch
    bool hasGroup = false; ///< its work-groups' extent is a parameter of the project
};

/// From the parameter's type and name, and from what the kernel does with it. Of a struct each member is guessed as a parameter would be.
GuessedValue guessedValue(const KernelParameter &parameter, const GuessGrounds &grounds);

} // namespace kernelscope
