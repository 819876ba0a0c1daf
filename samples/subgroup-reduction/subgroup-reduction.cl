// The sum of each work-group, by a tree in local memory: log2(size) steps, with a barrier before each.
__kernel void by_local_memory(__global const int *input, __global int *sums, __local int *part)
{
    int l = get_local_id(0);
    part[l] = input[get_global_id(0)];
    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    if (l == 0)
        sums[get_group_id(0)] = part[0];
}

// Wrong: "the last 32 work-items run in step, so they need no barrier". Nothing in OpenCL says so.
__kernel void without_the_last_barriers(__global const int *input, __global int *sums, __local volatile int *part)
{
    int l = get_local_id(0);
    part[l] = input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 32)
        part[l] += part[l + 32];
    if (l < 16)
        part[l] += part[l + 16];
    if (l == 0) {
        int sum = 0;
        for (int k = 0; k < 16; k++)
            sum += part[k];
        sums[get_group_id(0)] = sum;
    }
}

#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

// The device adds up within each sub-group by itself. One barrier is left, for the sums of the sub-groups.
__kernel void by_sub_groups(__global const int *input, __global int *sums, __local int *part)
{
    int sum = sub_group_reduce_add(input[get_global_id(0)]);
    if (get_sub_group_local_id() == 0)
        part[get_sub_group_id()] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        int total = 0;
        for (uint k = 0; k < get_num_sub_groups(); k++)
            total += part[k];
        sums[get_group_id(0)] = total;
    }
}
#endif
