#pragma once

#include "project/ElementType.h"

namespace kernelscope {

/// The number that the bytes of a scalar stand for, wherever they lie. Whole numbers beyond 2^53 are rounded.
double scalarNumber(Scalar scalar, const char *bytes);

} // namespace kernelscope
