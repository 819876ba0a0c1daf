#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "project/ElementType.h"
#include "support/Error.h"
#include "support/Fields.h"
#include "trace/Builtins.h"
#include "trace/MemoryOrder.h"
#include "trace/SteppedSite.h"
#include "trace/ValueFlow.h"

namespace kernelscope {

/// What a place in the source does that a trace records.
enum class SiteKind {
    Load,
    Store,
    Atomic,     ///< payload: the old value, then each operand
    Barrier,    ///< no offset; payload: the fence flags where they are not known beforehand
    Fence,      ///< mem_fence and its like; as Barrier, but nobody waits. A sub_group_barrier, too: its payload has the sub-group
                ///< (subGroupShift), then its size
    AsyncRead,  ///< the source of an async_work_group_copy; payload: elements (2 words), stride in elements (2 words), its event
                ///< (CopyEvents.h)
    AsyncWrite, ///< its destination; the same payload
    AsyncWait,  ///< wait_group_events; payload: how many events, and which (CopyEvents.h)
    ImageRead,  ///< payload: the coordinate (3 words), its sampler (samplerBits), then the value (4 words)
    ImageWrite, ///< the same, without a sampler
    Branch,     ///< a condition that decides on a barrier; recorded where the group disagrees. Payload: its value
    Index,      ///< an index outside its own dimension, or of a private array; payload: the index (2 words)
    Loop,       ///< left because its iteration budget was used up; payload: iterations (2 words)
    Assignment, ///< a private variable got a value: AccessSite::flow says from where. Recorded where dataflow is asked for
    Statement,  ///< a statement, or what decides in one, is executed next; recorded for stepping (TraceOptions::steppedLaunch)
    Unset,      ///< a private variable that nothing was assigned to was read; no payload
    Division,   ///< an integer division or remainder (`operation`: its operator) whose operands give no value; no payload
    Conversion, ///< of a floating point number (`type`) to an integer type (`operation`: its name) that has no such value; no payload
    Alignment,  ///< of the address of an access to one of `objects`, where a cast may have made it wrong; no payload
    Overflow,   ///< a signed +, - or * (`operation`: its operator, "0-" of a negation) whose result its type does not have; no payload
    Enter,      ///< one of the program's functions begins; payload: how many calls it is away from the kernel. As Statement
    Iteration,  ///< an iteration of a loop begins; as Statement
    Value,      ///< a private variable holds a value, of which `stepped` says more; as Statement
    Collective, ///< a call of a function of a sub-group, or of one of a work-group that names a work-item; payload: the id that it names
                ///< (else 0), the sub-group (else 0), the size of either
    Unordered,  ///< a private variable (`variables`) is changed, and changed or read once more, in an order that is left open; no events
};

/// One end of an asynchronous copy.
constexpr bool isAsyncCopy(SiteKind kind)
{
    return kind == SiteKind::AsyncRead || kind == SiteKind::AsyncWrite;
}

enum class AddressSpace { None, Global, Local, Constant, Private, Generic, Image };

/// "global", "local", "constant", "private", "image"; empty for None and Generic.
QString memoryName(AddressSpace memory);
inline QString enumText(AddressSpace memory)
{
    return memoryName(memory);
}

/// A range of the user's text. Lines and columns count from 1; the end is not included.
struct SourceRange
{
    SourcePlace begin;
    int endLine = 0;
    int endColumn = 0;
    QString macro;          ///< the macro that the text comes from; empty: none. `begin` is where the macro is used
    SourcePlace macroPlace; ///< the line of the macro's definition that says it

    bool operator==(const SourceRange &) const = default;
    KERNELSCOPE_FIELDS(begin, endLine, endColumn, macro, macroPlace)
};

/// What a read of a private variable that nothing was assigned to reads of it.
enum class UnsetPart {
    Variable,
    Element,    ///< of an array
    Components, ///< the whole vector, of which some components were assigned to
    Result,     ///< what a function returned
};

/// One place in the source that the rewritten kernel records: its number is its position in InstrumentedKernel::sites.
struct AccessSite
{
    SiteKind kind = SiteKind::Load;
    AddressSpace memory = AddressSpace::None;
    SourceRange range;
    QString text;      ///< as in the preprocessed source
    QString function;  ///< that it stands in
    QString operation; ///< the built-in function that is called there: "vload4", "atomic_add", "barrier"; the operator: "/". Of a Loop an
                       ///< atomic in it whose value the kernel looks at; empty: it has none
    QString typeName;  ///< of the value accessed: "float4", "struct cell"
    std::optional<ElementType> type; ///< the same; nullopt for what has no such type
    int sizeInBytes = 0;             ///< of one access; for async copies of one element
    QList<int> padding = {};         ///< of a struct: the bytes of it that hold nothing, as a first one and one after the last in turn
    int vectorBytes = 0;             ///< Store: of the vector some of whose components it changes; 0: it changes the whole of what it names
    bool hasOffset = false;          ///< its events carry an offset into their object (one word; two where the header says wide)
    int payloadWords = 0;            ///< after the offset
    QList<int> objects;              ///< into InstrumentedKernel::objects: what it may refer to
    bool anyObject = false;          ///< it may refer to others too: the pointer could not be followed; of Unset: nobody follows its reads
    bool localFence = false;         ///< Barrier, Fence: known to order local memory
    bool globalFence = false;
    bool imageFence = false;
    bool fencesKnown = true;                         ///< false: the flags are in the payload (bit 0 local, 1 global, 2 image)
    MemoryOrder order = MemoryOrder::Legacy;         ///< Atomic, Fence; a compare-exchange's on success
    MemoryScope scope = MemoryScope::Default;        ///< Atomic, Fence, Barrier
    AtomicOperation atomic = AtomicOperation::Other; ///< Atomic
    UnsetPart unset = UnsetPart::Variable;           ///< Unset
    int operands = 0;                                ///< Atomic: how many values besides the old one
    bool resultUsed = false;                         ///< Atomic: the kernel looks at the old value, so that it matters who came first
    quint64 bound = 0;                               ///< Index: the extent of the dimension
    QStringList variables;   ///< Loop, Branch: the private variables that its condition reads. Of an image: the types of the coordinate
                             ///< and of the image ("float2", "image2d_t")
    int partner = -1;        ///< AsyncRead and AsyncWrite: each other's site; Store: the load of `a[i] += x`;
                             ///< Branch: the first barrier of its `else`, or its second case, where the one before has one as well;
                             ///< Barrier: likewise that of the next case; Statement, Enter, Iteration, Value: the Iteration of the
                             ///< innermost loop around it, or around the variable's declaration
    QList<int> carried = {}; ///< Store: loads of earlier statements whose values are certainly part of what it stores
    /// Of an access, for each if or switch around it, from the outermost and no more than 100: its place in the program, and which of its
    /// branches.
    QList<int> branches = {};
    ValueFlow flow = {};      ///< Store, Atomic, Assignment
    SteppedSite stepped = {}; ///< Statement, Value; the layouts of any access
    /// Loop: where the values come from that decide when it ends.
    QList<SourceRange> hangsOn = {};
    bool hasNoEnd = false;     ///< Loop: its condition is always true, and nothing leads out of it
    bool comesOfMemory = true; ///< Overflow: what memory holds may be part of its operands, or decide whether it is made

    bool operator==(const AccessSite &) const = default;
    KERNELSCOPE_FIELDS(kind, memory, range, text, function, operation, typeName, type, sizeInBytes, padding, vectorBytes, hasOffset,
                       payloadWords, objects, anyObject, localFence, globalFence, imageFence, fencesKnown, order, scope, atomic, unset,
                       operands, resultUsed, bound, variables, partner, carried, branches, flow, stepped, hangsOn, hasNoEnd, comesOfMemory)
};

} // namespace kernelscope
