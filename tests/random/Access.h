#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "Tree.h"

namespace kernelscope::randomprogram {

enum class AccessKind { Load, Store, Atomic, Barrier, Fence };

/// One thing that a work-item did, as a trace records it.
struct Access
{
    AccessKind kind = AccessKind::Load;
    int array = -1;
    std::int64_t offset = 0;  ///< bytes; of barriers and fences FenceBits
    std::uint32_t size = 0;   ///< bytes
    bool isOutside = false;   ///< not made
    bool isUnwritten = false; ///< a load of local memory of which a part was never written
    bool oldIsKnown = true;   ///< of an atomic: false where others update the element too
    std::uint32_t bytes = 0;  ///< of `value` that count; of an atomic the old value, then the operands
    std::array<std::uint8_t, 32> value{};
    int segment = 0;    ///< accesses of one full expression have no order among themselves
    int localEpoch = 0; ///< barriers before it that order local memory
    int globalEpoch = 0;

    bool isWrite() const { return kind == AccessKind::Store || kind == AccessKind::Atomic; }
};

/// A variable that is no pointer has a value: when it is declared, and where it is another one than before at the end of an expression.
struct VariableChange
{
    int variable = 0;
    std::vector<std::uint8_t> bytes;
};

/// What running a program gives.
struct Outcome
{
    std::vector<std::vector<std::uint8_t>> arrays;    ///< contents afterwards; those of local memory are empty
    std::vector<std::vector<Access>> items;           ///< of each work-item: group * items of a group + local linear id
    std::vector<std::vector<VariableChange>> changes; ///< of each work-item; what `return` itself changes is not among them
    std::vector<std::uint64_t> divergentGroups;       ///< that came to a barrier only in part, and left there
    bool isDefined = true; ///< false: C does not say what it does (or it is too long); there is nothing to compare
};

} // namespace kernelscope::randomprogram
