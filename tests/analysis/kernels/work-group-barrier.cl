// options -cl-std=CL3.0
// launch no_scope_orders_groups global 32 local 8
// argument int[32] index
// finding data-race a store/load
// launch within_group global 32 local 8
// argument int[32] index
__kernel void no_scope_orders_groups(__global int *a)
{
    int i = get_global_id(0);
    a[i] = i; // @store
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
    int v = a[(i + 8) % 32]; // @load
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
    if (v < 0)
        a[0] = v;
}

__kernel void within_group(__global int *a)
{
    int i = get_global_id(0);
    a[i] = i;
    work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
    int v = a[i ^ 7];
    work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    a[i] = v;
}
