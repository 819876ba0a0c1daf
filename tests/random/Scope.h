#pragma once

#include <vector>

#include "Tree.h"

namespace kernelscope::randomprogram {

/// How a work-item may use a shared array until the next barrier that orders its memory.
struct Usage
{
    enum Kind {
        Own,     ///< every work-item its own slots, to read and to write
        All,     ///< everybody reads everything of the group
        Counted, ///< everybody updates everything, all with one commutative atomic
        Input    ///< never written
    } kind = Own;
    int shift = 0; ///< Own: whose slots, counted from the work-item's own
    bool byXor = false;
    bool isStrided = false;
    Op op = Op::Add; ///< Counted
    int slots = 1;   ///< for each work-item; a power of two
};

/// A pointer variable, and what may be done with it.
struct KnownPointer
{
    int variable = 0;
    int array = 0; ///< that it points into; parameters of functions: unknownArray
    int count = 1; ///< elements; a power of two
    bool isWritable = false;
};

constexpr int unknownArray = -7;

/// What a statement may use at its place in the program.
struct Scope
{
    std::vector<int> values;   ///< variables
    std::vector<int> writable; ///< those of them that may be assigned to
    std::vector<int> steady;   ///< those of them that no shared memory had a part in
    std::vector<int> uniform;  ///< those of them that are the same for the whole group
    std::vector<int> privateArrays;
    std::vector<KnownPointer> pointers;
    std::vector<Usage> usages; ///< of each array
    int loops = 0;
    bool inSwitch = false;
    bool inFunction = false;
    int lid = -1; ///< variables: the linear number in the group, and the group's
    int group = -1;
};

} // namespace kernelscope::randomprogram
