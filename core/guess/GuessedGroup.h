#pragma once

#include "plan/KernelSignature.h"

namespace kernelscope {

/// Sizes of a guessed launch, in each of its dimensions.
struct GuessedExtent
{
    int n;     ///< elements
    int group; ///< work-items of a work-group
};

struct GuessedGroup
{
    int extent = 0;            ///< work-items in each dimension that counts
    int dimensions = 1;        ///< bit 0: the first; those that work-groups have more than one work-item in
    QList<quint64> sides = {}; ///< of each dimension, x first, where they differ: then nothing else will do
    bool isTold = false;       ///< by the kernel's arithmetic: nothing else will do
    bool isUsual = false;      ///< nothing tells
};

/// What the kernel's work-groups look like: from its arrays in local memory that have an element for each work-item (t[8][32], or 256
/// elements in rows of 32), the numbers that it multiplies its group's place by, or goes on by from a work-item's place, and macros that
/// are named after groups (TILE, or TILE_X and TILE_Y). `usual`: where nothing tells.
GuessedGroup guessedGroup(const KernelSignature &kernel, const GuessedExtent &usual);

} // namespace kernelscope
