#pragma once

#include "pictures/ReductionTree.h"

namespace kernelscope {

/// One result and all that it was made of, without the levels in which none of that lies. Elements that were copied in the same
/// phase to be used by one value alone, so as a tile is, are bundled from `bundleFrom` on: the copies are a bundle that has the
/// bundle of the elements as its input. O(nodes + inputs), times log of a node's inputs.
ReductionTree resultAlone(const ReductionTree &tree, int root, quint32 bundleFrom = ReductionOptions().bundleFrom);

/// Whether one result says more than all of them: their edges hide each other, or there are many trees that have nothing in common.
bool isBestAlone(const ReductionTree &tree);

} // namespace kernelscope
