#pragma once

#include "trace/EventHead.h"

namespace kernelscope {

/// An access out of bounds, an index outside its dimension, a group that disagrees on a barrier, an endless loop, operands that give no
/// value.
/// Faults are seen in every work-group of the launch, recorded or not.
struct TraceFault
{
    EventHead head;        ///< as of the event: site, object, flags
    quint64 group = 0;     ///< linear, x fastest
    quint32 localItem = 0; ///< linear in the group
    qint64 offset = 0; ///< bytes; the index; the iterations; the condition's value; the first operand, as many bytes as it has; the id that
                       ///< names no work-item; of an
                       ///< Alignment bytes from the start of the object, or the address where it may be one of several
    int related = -1;  ///< of a Branch: the site of the barrier that not all reached; -1: not known
    qint64 second = 0; ///< of an ImageRead: its sampler, and in the upper half, as of an ImageWrite, z; of a Division: the divisor; of a
                       ///< Collective: how many work-items there are; of an Alignment: the bytes that the address must be a multiple of

    bool operator==(const TraceFault &other) const
    {
        return head.word == other.head.word && group == other.group && localItem == other.localItem && offset == other.offset &&
               related == other.related && second == other.second;
    }
};

} // namespace kernelscope
