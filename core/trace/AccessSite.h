#pragma once

#include <QList>
#include <QString>

#include "support/Error.h"
#include "support/Fields.h"

namespace kernelscope {

enum class AddressSpace { Global, Local, Constant, Private, Image };

/// What a place in the source records when it is executed.
enum class SiteKind {
    Load,
    Store,
    Atomic,
    Barrier,
    Fence,          ///< mem_fence, atomic_work_item_fence
    AsyncCopyRead,  ///< the source of an asynchronous copy
    AsyncCopyWrite, ///< its destination
    AsyncWait,      ///< wait_group_events
    Vote,           ///< a condition on which a barrier depends; recorded where the group was split
    Loop,           ///< a loop left because its iteration budget was used up
    Assignment      ///< a private variable was set
};

enum class AtomicOperation { None, Load, Store, Exchange, CompareExchange, Add, Sub, Increment, Decrement, Min, Max, And, Or, Xor };

/// Legacy is an OpenCL 1.x atomic: relaxed by the specification.
enum class MemoryOrder { Legacy, Relaxed, Acquire, Release, AcquireRelease, SequentiallyConsistent };
enum class MemoryScope { WorkItem, SubGroup, WorkGroup, Device, AllDevices };

/// A place in the source that touches memory or orders work-items.
struct AccessSite
{
    SiteKind kind = SiteKind::Load;
    SourcePlace place;       ///< of the use, where a macro is used
    QString macro;           ///< empty: no macro
    SourcePlace macroPlace;  ///< where it is defined
    AddressSpace memory = AddressSpace::Global;
    QString objectName;      ///< the variable as written; empty: not known
    QString type;            ///< of the value: "float", "uint4"
    int sizeInBytes = 4;     ///< of one access; of an asynchronous copy's element
    AtomicOperation operation = AtomicOperation::None;
    MemoryOrder order = MemoryOrder::Legacy;
    MemoryScope scope = MemoryScope::Device;
    bool resultUsed = true;  ///< of an atomic
    int related = -1;        ///< of a vote: the barrier's site; of a copy's write: its read's; -1: none

    bool operator==(const AccessSite &) const = default;
};

} // namespace kernelscope
