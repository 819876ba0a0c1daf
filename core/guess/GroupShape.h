#pragma once

#include "guess/KernelText.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// The two extents of a kernel's work-groups, x first, where its text tells that they differ: from the arrays in local memory that have an
/// element for each work-item (t[8][32], or 256 elements in rows of 32), from the numbers that its group's place is multiplied by, or from
/// macros that are named after both (TILE_X, TILE_Y). Empty where they are the same, not told, or the launch has not two dimensions.
QList<quint64> oblongGroup(const KernelSignature &kernel, const KernelText &text);

} // namespace kernelscope
