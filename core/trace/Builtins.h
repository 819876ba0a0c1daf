#pragma once

#include <span>
#include <string_view>

namespace kernelscope {

/// What a built-in function of OpenCL C does; core/instrument rewrites its calls by that.
enum class BuiltinKind {
    Other,      ///< not traced
    WorkItem,   ///< says where a work-item is in the NDRange, or how that is divided: the same as long as it runs
    GlobalSize, ///< the same, and at least 1
    LocalSize,  ///< the same, and no larger than a work-group can be
    Arithmetic, ///< of its arguments alone; `combine` says how it joins them
    Conversion,
    Select,          ///< (if not, if, condition)
    Barrier,         ///< (fence flags, scope)
    SubGroupBarrier, ///< (fence flags, scope)
    Fence,           ///< (fence flags, order, scope)
    Atomic,          ///< (object, operands, orders and scope); `atomic` says which
    AtomicInit,      ///< a store that is not atomic
    Vector,          ///< (offset, pointer), (data, offset, pointer)
    Half,            ///< the same between float and half
    AlignedHalf,     ///< the same; 3 components lie as far apart as 4
    Image,           ///< (image, sampler, coordinate), (image, coordinate, data)
    SecondResult,    ///< writes a second result through its last argument
    AsyncCopy,       ///< (destination, source, elements, stride, event)
    AsyncWait,       ///< (count, events)
    GroupFunction,
    SubGroupFunction,
};

/// What a function does to memory through its pointer or its image.
enum class BuiltinMemory { AsDeclared, None, Read, Write, ReadWrite };

/// For which work-items a function gives one value, if they call it with the same arguments.
enum class BuiltinValue {
    AsDeclared, ///< for all where it is declared const; else as WorkItem
    WorkItem,
    SubGroup,
    WorkGroup, ///< even if the arguments differ
};

/// Who has to call a function together. SomeOfSubGroup: those of a sub-group that come to it.
enum class BuiltinCollective { None, SomeOfSubGroup, SubGroup, WorkGroup };

/// How a function's arguments after the first name the work-item whose value it gives.
enum class BuiltinSource {
    None,
    Id, ///< in the work-group or the sub-group
    Xor ///< with the work-item's own id in the sub-group
};

/// Other: a function that this program does not know; taken for an exchange of an unknown value.
enum class AtomicOperation { Other, Load, Store, Exchange, CompareExchange, Add, Sub, Increment, Decrement, Min, Max, And, Or, Xor };

/// A row of the table of OpenCL C's built-in functions: all that this program knows about one function or a family of them.
struct Builtin
{
    std::string_view name; ///< `a*`, `a*b` and `a*b*` are families: * stands for any characters
    BuiltinKind kind = BuiltinKind::Other;
    BuiltinMemory memory = BuiltinMemory::AsDeclared;
    int pointer = -1; ///< the argument that leads to the memory that it reads
    BuiltinValue value = BuiltinValue::AsDeclared;
    BuiltinCollective collective = BuiltinCollective::None;
    BuiltinSource source = BuiltinSource::None;
    AtomicOperation atomic = AtomicOperation::Other;
    std::string_view object = ""; ///< the type that its pointer leads to, where Clang has it as a name of another one
    const char *combine = "";     ///< how it joins its operands: ValueFlow::combine
};

std::span<const Builtin> builtinTable();
/// The first row that the name matches; a row of kind Other where there is none.
const Builtin &builtinNamed(std::string_view function);

} // namespace kernelscope
