// Both kernels add up one work-group's elements: neighbours
// first, then sums 2, 4, 8, ... apart. Both are right by the
// rules of OpenCL.

// PoCL 3.1 gets this one wrong.
__kernel void interleaved(__global const int *data,
    __global int *sums,
    __local int *part)
{
    const size_t item = get_local_id(0);
    part[item] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t stride = 1; stride < get_local_size(0); stride *= 2) {
        if (item % (2 * stride) == 0)
            part[item] += part[item + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        sums[get_group_id(0)] = part[0];
}

// The same with the size asked for once.
__kernel void interleaved_mended(__global const int *data,
    __global int *sums,
    __local int *part)
{
    const size_t item = get_local_id(0);
    const size_t items = get_local_size(0);
    part[item] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t stride = 1; stride < items; stride *= 2) {
        if (item % (2 * stride) == 0)
            part[item] += part[item + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        sums[get_group_id(0)] = part[0];
}
