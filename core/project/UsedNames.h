#pragma once

#include "project/Expression.h"

namespace kernelscope {

/// Whether an expression mentions a name (as a word of its own, not as a member of something).
bool usesName(const Expression &expression, const QString &name);

} // namespace kernelscope
