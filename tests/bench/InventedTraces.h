#pragma once

#include "trace/Trace.h"

namespace kernelscope {

/// Traces for measuring with, written straight into the columns. Their values mean nothing; dataflow is told.

/// Tree reduction of n elements in groups of 256; without its barriers it races.
Trace inventedReduction(quint64 n, bool barriers);
/// C = A B of n x n with tiles of 16 x 16; with the assignments to the private sum.
Trace inventedProduct(quint64 n, bool dataflow = false);
/// One work-group that goes through 65536 elements of a buffer `turns` times, an element a work-item, with a barrier
/// after each turn: 3 events for each work-item and turn.
Trace inventedGroup(quint64 items, quint64 turns);

} // namespace kernelscope
