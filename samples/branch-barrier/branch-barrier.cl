// Each work-group turns its part of the data round, through
// local memory. Work-items with an even number write their
// element as it is, the others negated.

// Wrong: the two barriers are different ones, and each is
// reached by half of the group only.
__kernel void reverse_branched(__global const int *data,
    __global int *reversed,
    __local int *part)
{
    const size_t item = get_local_id(0);
    if (item % 2 == 0) {
        part[item] = data[get_global_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    } else {
        part[item] = -data[get_global_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    reversed[get_global_id(0)] = part[get_local_size(0) - 1 - item];
}

// Right: the branches only decide what is written; every
// work-item comes to the one barrier behind them.
__kernel void reverse(__global const int *data,
    __global int *reversed,
    __local int *part)
{
    const size_t item = get_local_id(0);
    if (item % 2 == 0)
        part[item] = data[get_global_id(0)];
    else
        part[item] = -data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    reversed[get_global_id(0)] = part[get_local_size(0) - 1 - item];
}

// Right: a barrier in a branch. The condition asks for the
// work-group, so all of a group take the same way. Groups
// with an odd number keep their part as it is.
__kernel void reverse_even_groups(__global const int *data,
    __global int *reversed,
    __local int *part)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    if (get_group_id(0) % 2 == 0) {
        part[item] = data[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        reversed[i] = part[get_local_size(0) - 1 - item];
    } else {
        reversed[i] = data[i];
    }
}

// Each work-item takes its neighbour's element.
// Wrong: whoever is beyond the end of the data leaves, as in
// many a kernel that needs no barrier. Here the others of the
// last group wait for them in vain.
__kernel void pass_on_and_leave(const uint count,
    __global const int *data,
    __global int *result,
    __local int *part)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    if (i >= count)
        return;
    part[item] = data[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    const size_t first = i - item;
    const size_t items = min(get_local_size(0), count - first);
    result[i] = part[(item + 1) % items];
}

// Right: those beyond the end come along to the barrier, and
// only their accesses are left out.
__kernel void pass_on_and_stay(const uint count,
    __global const int *data,
    __global int *result,
    __local int *part)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    if (i < count)
        part[item] = data[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    const size_t first = i - item;
    const size_t items = min(get_local_size(0), count - first);
    if (i < count)
        result[i] = part[(item + 1) % items];
}
