#include "trace/Builtins.h"

#include <algorithm>

namespace kernelscope {

namespace {

using Kind = BuiltinKind;
using Memory = BuiltinMemory;
using Value = BuiltinValue;
using Together = BuiltinCollective;
using Source = BuiltinSource;
using Operation = AtomicOperation;

// The first row that a name matches is its own.
constexpr Builtin builtins[] = {
    // Work-items
    {.name = "get_global_id", .kind = Kind::WorkItem, .value = Value::WorkItem},
    {.name = "get_global_linear_id", .kind = Kind::WorkItem, .value = Value::WorkItem},
    {.name = "get_local_id", .kind = Kind::WorkItem, .value = Value::WorkItem},
    {.name = "get_local_linear_id", .kind = Kind::WorkItem, .value = Value::WorkItem},
    {.name = "get_group_id", .kind = Kind::WorkItem},
    {.name = "get_num_groups", .kind = Kind::WorkItem},
    {.name = "get_global_offset", .kind = Kind::WorkItem},
    {.name = "get_work_dim", .kind = Kind::WorkItem},
    {.name = "get_global_size", .kind = Kind::GlobalSize},
    {.name = "get_local_size", .kind = Kind::LocalSize},
    {.name = "get_enqueued_local_size", .kind = Kind::LocalSize},
    // Sub-groups
    {.name = "get_sub_group_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup},
    {.name = "get_max_sub_group_size", .kind = Kind::SubGroupFunction, .value = Value::SubGroup},
    {.name = "get_num_sub_groups", .kind = Kind::SubGroupFunction, .value = Value::SubGroup},
    {.name = "get_enqueued_num_sub_groups", .kind = Kind::SubGroupFunction, .value = Value::SubGroup},
    {.name = "sub_group_barrier", .kind = Kind::SubGroupBarrier, .collective = Together::SubGroup},
    {.name = "sub_group_broadcast",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SubGroup,
     .source = Source::Id},
    {.name = "sub_group_broadcast_first", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_non_uniform_broadcast",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SomeOfSubGroup,
     .source = Source::Id},
    {.name = "sub_group_non_uniform_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_elect", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_ballot*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_inverse_ballot", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_clustered_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_shuffle",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SomeOfSubGroup,
     .source = Source::Id},
    {.name = "sub_group_shuffle_xor",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SomeOfSubGroup,
     .source = Source::Xor},
    {.name = "sub_group_shuffle_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "intel_sub_group_shuffle",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SomeOfSubGroup,
     .source = Source::Id},
    {.name = "intel_sub_group_shuffle_xor",
     .kind = Kind::SubGroupFunction,
     .value = Value::SubGroup,
     .collective = Together::SomeOfSubGroup,
     .source = Source::Xor},
    {.name = "intel_sub_group_shuffle_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SomeOfSubGroup},
    {.name = "sub_group_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SubGroup},
    {.name = "intel_sub_group_*", .kind = Kind::SubGroupFunction, .value = Value::SubGroup, .collective = Together::SubGroup},
    // Work-groups
    {.name = "barrier", .kind = Kind::Barrier, .collective = Together::WorkGroup},
    {.name = "work_group_barrier", .kind = Kind::Barrier, .collective = Together::WorkGroup},
    {.name = "work_group_all", .kind = Kind::GroupFunction, .value = Value::WorkGroup, .collective = Together::WorkGroup},
    {.name = "work_group_any", .kind = Kind::GroupFunction, .value = Value::WorkGroup, .collective = Together::WorkGroup},
    {.name = "work_group_broadcast",
     .kind = Kind::GroupFunction,
     .value = Value::WorkGroup,
     .collective = Together::WorkGroup,
     .source = Source::Id},
    {.name = "work_group_reduce_*", .kind = Kind::GroupFunction, .value = Value::WorkGroup, .collective = Together::WorkGroup},
    {.name = "work_group_*", .kind = Kind::GroupFunction, .value = Value::WorkItem, .collective = Together::WorkGroup},
    {.name = "async_work_group_copy", .kind = Kind::AsyncCopy, .memory = Memory::ReadWrite, .collective = Together::WorkGroup},
    {.name = "async_work_group_strided_copy", .kind = Kind::AsyncCopy, .memory = Memory::ReadWrite, .collective = Together::WorkGroup},
    {.name = "wait_group_events", .kind = Kind::AsyncWait, .memory = Memory::None, .collective = Together::WorkGroup},
    // Order
    {.name = "mem_fence", .kind = Kind::Fence},
    {.name = "read_mem_fence", .kind = Kind::Fence},
    {.name = "write_mem_fence", .kind = Kind::Fence},
    {.name = "atomic_work_item_fence", .kind = Kind::Fence},
    // Atomics: OpenCL 1.x (atom_add, atomic_add) and C11 (atomic_fetch_add_explicit)
    {.name = "atomic_init", .kind = Kind::AtomicInit, .memory = Memory::Write, .atomic = Operation::Store},
    {.name = "atomic_load*", .kind = Kind::Atomic, .memory = Memory::Read, .pointer = 0, .atomic = Operation::Load},
    {.name = "atomic_store*", .kind = Kind::Atomic, .memory = Memory::Write, .atomic = Operation::Store},
    {.name = "atomic_flag_clear*", .kind = Kind::Atomic, .memory = Memory::Write, .atomic = Operation::Store, .object = "atomic_flag"},
    {.name = "atomic_flag_test_and_set*",
     .kind = Kind::Atomic,
     .memory = Memory::ReadWrite,
     .pointer = 0,
     .atomic = Operation::Exchange,
     .object = "atomic_flag"},
    {.name = "atomic_exchange*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Exchange},
    {.name = "atom*_xchg", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Exchange},
    {.name = "atomic_compare_exchange_*",
     .kind = Kind::Atomic,
     .memory = Memory::ReadWrite,
     .pointer = 0,
     .atomic = Operation::CompareExchange},
    {.name = "atom*_cmpxchg", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::CompareExchange},
    {.name = "atom*_add*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Add, .combine = "+"},
    {.name = "atom*_sub*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Sub},
    {.name = "atom*_inc", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Increment, .combine = "+"},
    {.name = "atom*_dec", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Decrement},
    {.name = "atom*_min*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Min, .combine = "min"},
    {.name = "atom*_max*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Max, .combine = "max"},
    {.name = "atom*_and*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::And, .combine = "&"},
    {.name = "atom*_or*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Or, .combine = "|"},
    {.name = "atom*_xor*", .kind = Kind::Atomic, .memory = Memory::ReadWrite, .pointer = 0, .atomic = Operation::Xor, .combine = "^"},
    // Vectors and halves
    {.name = "vload_half*", .kind = Kind::Half, .memory = Memory::Read, .pointer = 1},
    {.name = "vloada_half*", .kind = Kind::AlignedHalf, .memory = Memory::Read, .pointer = 1},
    {.name = "vload*", .kind = Kind::Vector, .memory = Memory::Read, .pointer = 1},
    {.name = "vstore_half*", .kind = Kind::Half, .memory = Memory::Write},
    {.name = "vstorea_half*", .kind = Kind::AlignedHalf, .memory = Memory::Write},
    {.name = "vstore*", .kind = Kind::Vector, .memory = Memory::Write},
    // Images
    {.name = "read_image*", .kind = Kind::Image, .memory = Memory::Read, .pointer = 0},
    {.name = "write_image*", .kind = Kind::Image, .memory = Memory::Write},
    // Numbers
    {.name = "fract", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "modf", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "sincos", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "frexp", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "lgamma_r", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "remquo", .kind = Kind::SecondResult, .memory = Memory::Write},
    {.name = "min", .kind = Kind::Arithmetic, .combine = "min"},
    {.name = "fmin", .kind = Kind::Arithmetic, .combine = "min"},
    {.name = "max", .kind = Kind::Arithmetic, .combine = "max"},
    {.name = "fmax", .kind = Kind::Arithmetic, .combine = "max"},
    {.name = "fma", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "mad", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "mad24", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "mad_hi", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "mad_sat", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "dot", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "add_sat", .kind = Kind::Arithmetic, .combine = "+"},
    {.name = "mul24", .kind = Kind::Arithmetic, .combine = "*"},
    {.name = "mul_hi", .kind = Kind::Arithmetic, .combine = "*"},
    {.name = "select", .kind = Kind::Select},
    {.name = "convert_*", .kind = Kind::Conversion},
    // Pointers that nothing is accessed through
    {.name = "prefetch", .memory = Memory::None},
    {.name = "printf", .memory = Memory::None},
    {.name = "to_*", .memory = Memory::None},
};

constexpr Builtin unknown;

bool matches(std::string_view pattern, std::string_view name)
{
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == name;
    if (!name.starts_with(pattern.substr(0, star)))
        return false;
    const std::string_view rest = pattern.substr(star + 1);
    return rest.ends_with('*') ? name.find(rest.substr(0, rest.size() - 1), star) != std::string_view::npos
                               : name.substr(star).ends_with(rest);
}

} // namespace

std::span<const Builtin> builtinTable()
{
    return builtins;
}

const Builtin &builtinNamed(std::string_view function)
{
    const auto *row = std::ranges::find_if(builtins, [&](const Builtin &candidate) { return matches(candidate.name, function); });
    return row == std::end(builtins) ? unknown : *row;
}

} // namespace kernelscope
