// Wrong: the work-groups all add to one number, and nothing
// orders one group before another.
__kernel void add_up_together(__global const int *data,
    __global int *total,
    __local int *part)
{
    const size_t item = get_local_id(0);
    part[item] = data[get_global_id(0)];
    for (size_t stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < stride)
            part[item] += part[item + stride];
    }
    if (item == 0)
        total[0] += part[0];
}

// Right: each group has a place of its own for its sum ...
__kernel void add_up_apart(__global const int *data,
    __global int *sums,
    __local int *part)
{
    const size_t item = get_local_id(0);
    part[item] = data[get_global_id(0)];
    for (size_t stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < stride)
            part[item] += part[item + stride];
    }
    if (item == 0)
        sums[get_group_id(0)] = part[0];
}

// ... and a second launch, which begins when the first has
// ended, adds those.
__kernel void add_sums(const uint count,
    __global const int *sums,
    __global int *total)
{
    int sum = 0;
    for (uint i = 0; i < count; ++i)
        sum += sums[i];
    total[0] = sum;
}
