#pragma once

#include <QByteArray>

#include "project/GivenValue.h"
#include "plan/KernelSignature.h"
#include "support/Result.h"

namespace kernelscope {

/// What a parameter was given by value, from its bytes: a number, a list for a vector, members by their names for a struct. The error says
/// what does not fit.
[[nodiscard]] Result<GivenValue> capturedValue(const KernelParameter &parameter, const QByteArray &bytes,
                                               const QList<StructLayout> &structs);

} // namespace kernelscope
