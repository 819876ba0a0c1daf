// Which barrier orders which memory.
// launch global_fence_for_local global 16 local 8
// argument int[16] zero
// finding data-race s put/take
// launch no_fence global 16 local 8
// argument int[16] zero
// finding data-race s place/fetch
// launch fence_is_no_barrier global 16 local 8
// argument int[16] zero
// finding data-race s write/read
// launch both_fences global 16 local 8
// argument int[16] zero
// launch flags_in_variable global 16 local 8
// argument int[16] zero
__kernel void global_fence_for_local(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t; // @put
    barrier(CLK_GLOBAL_MEM_FENCE);
    o[get_global_id(0)] = s[7 - t]; // @take
}

__kernel void no_fence(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t; // @place
    barrier(0);
    o[get_global_id(0)] = s[7 - t]; // @fetch
}

__kernel void fence_is_no_barrier(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t; // @write
    mem_fence(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = s[7 - t]; // @read
}

__kernel void both_fences(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t;
    o[get_global_id(0)] = t;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    s[7 - t] += o[get_global_id(0) ^ 1];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    o[get_global_id(0)] = s[t];
}

__kernel void flags_in_variable(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    cl_mem_fence_flags flags = CLK_LOCAL_MEM_FENCE;
    s[t] = t;
    barrier(flags);
    o[get_global_id(0)] = s[7 - t];
}
