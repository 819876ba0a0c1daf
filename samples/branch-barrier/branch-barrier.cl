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
