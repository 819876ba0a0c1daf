#pragma once

#include <optional>

#include <QString>

#include "project/Expression.h"

namespace kernelscope {

/// What a whole number that a kernel takes is likely to be, from its name: most are extents (`n`), but not offsets, strides of a
/// loop, radii or counts of bins. In the expressions `n` is the launch's extent and, where `hasGroup`, `group` that of a work-group.
Expression guessedNumber(const QString &name, int dimensions, bool hasGroup);
/// Nothing where the name does not tell.
std::optional<Expression> numberByName(const QString &name, int dimensions, bool hasGroup);

} // namespace kernelscope
