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
