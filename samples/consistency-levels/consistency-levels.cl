// Level 1: a work-item sees its own stores, in the order of the program. No barrier is needed.
__kernel void within_one_item(__global int *a, __global int *out)
{
    int g = get_global_id(0);
    a[g] = g + 1;
    a[g] = a[g] * 2;
    out[g] = a[g];
}

// Level 2: work-items of one group see each other's stores behind a barrier, in the memory that its flag names.
__kernel void within_one_group(__global int *a, __global int *out)
{
    int g = get_global_id(0);
    int l = get_local_id(0);
    int size = get_local_size(0);
    a[g] = g + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[g] = a[g - l + (l + 1) % size];
}

// Wrong: all meet at the barrier, but its flag orders local memory, and the values travel through global memory.
__kernel void with_the_wrong_fence(__global int *a, __global int *out)
{
    int g = get_global_id(0);
    int l = get_local_id(0);
    int size = get_local_size(0);
    a[g] = g + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = a[g - l + (l + 1) % size];
}

// Wrong: no barrier reaches another work-group. It may not even have started.
__kernel void across_groups(__global int *a, __global int *out)
{
    int g = get_global_id(0);
    int n = get_global_size(0);
    a[g] = g + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[g] = a[(g + get_local_size(0)) % n];
}

// Level 3: the end of a kernel. All that it stored is visible to the next command, and to the host.
__kernel void store_all(__global int *a)
{
    a[get_global_id(0)] = get_global_id(0) + 1;
}

__kernel void read_all(__global const int *a, __global int *out)
{
    int g = get_global_id(0);
    out[g] = a[(g + get_local_size(0)) % get_global_size(0)];
}
