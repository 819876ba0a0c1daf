// With OpenCL 1.x atomics, as much old code does it: ordered by custom.
// launch fenced global 8 local 8
// argument int[1] zero
// argument int[1] zero
// finding warning data-race sum plus/plus
// finding warning data-race sum plus/plus
// launch not_held global 8 local 8
// argument int[1] zero
// argument int[1] zero
// finding data-race sum add/add
// finding data-race sum add/add
// launch of_each_group global 8 local 4
// argument int[2] zero
// finding warning data-race sum count/count
// finding warning data-race sum count/count
// launch of_each_group_for_all global 8 local 4
// argument int[2] zero
// finding data-race sum count_all/count_all
// finding data-race sum count_all/count_all
__kernel void fenced(__global int *lock, __global int *sum)
{
    while (atomic_cmpxchg(lock, 0, 1) != 0) {}
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    sum[0] += get_global_id(0) + 1; // @plus
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    atomic_xchg(lock, 0);
}

__kernel void not_held(__global int *lock, __global int *sum)
{
    while (atomic_cmpxchg(lock, 0, 1) != 0) {}
    atomic_xchg(lock, 0);
    sum[0] += get_global_id(0) + 1; // @add
}

__kernel void of_each_group(__global int *sum)
{
    __local int lock;
    if (get_local_id(0) == 0)
        lock = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (atomic_cmpxchg(&lock, 0, 1) != 0) {}
    sum[get_group_id(0)] += get_global_id(0) + 1; // @count
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    atomic_xchg(&lock, 0);
}

__kernel void of_each_group_for_all(__global int *sum)
{
    __local int lock;
    if (get_local_id(0) == 0)
        lock = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (atomic_cmpxchg(&lock, 0, 1) != 0) {}
    sum[0] += get_global_id(0) + 1; // @count_all
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    atomic_xchg(&lock, 0);
}
