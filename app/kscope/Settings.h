#pragma once

#include "project/ParameterValue.h"
#include "support/Result.h"

namespace kernelscope {

/// The words of --set, each NAME=VALUE.
[[nodiscard]] Result<QList<ParameterValue>> parameterValues(const QStringList &settings);

} // namespace kernelscope
