// A tree whose stride halves: the active work-items stay together at the front of the group. It needs a size that is a power of two.
__kernel void halve(__global const int *input, __global int *sums, __local int *part)
{
    int l = get_local_id(0);
    part[l] = input[get_global_id(0)];
    for (int stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < stride)
            part[l] += part[l + stride];
    }
    if (l == 0)
        sums[get_group_id(0)] = part[0];
}

// For any size: an odd number of values leaves the middle one for the next step.
__kernel void halve_any(__global const int *input, __global int *sums, __local int *part)
{
    int l = get_local_id(0);
    part[l] = input[get_global_id(0)];
    for (int left = get_local_size(0); left > 1; left = (left + 1) / 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < left / 2)
            part[l] += part[left - 1 - l];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        sums[get_group_id(0)] = part[0];
}
