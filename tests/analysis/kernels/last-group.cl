// launch k global 32 local 8
// argument int[32] index
// argument int[4] zero
// argument int[1] zero
// argument int[1] zero
// finding warning data-race p 17/25
__kernel void k(__global const int *a, __global int *p, __global int *count, __global int *o)
{
    __local int s[8];
    __local int last;
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) {
        int sum = 0;
        for (int i = 0; i < 8; i++) sum += s[i];
        p[get_group_id(0)] = sum;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        last = atomic_inc(count) == get_num_groups(0) - 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (last && t == 0) {
        int sum = 0;
        for (int i = 0; i < 4; i++)
            sum += p[i];
        o[0] = sum;
    }
}
