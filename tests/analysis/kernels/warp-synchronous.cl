// launch k global 32 local 32
// argument int[32] index
// argument int[1] zero
// differs
// finding data-race s 15/15
// finding data-race s 15/16
// finding data-race s 15/16
// finding data-race s 16/16
__kernel void k(__global const int *a, __global int *o)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = a[t]; s[t + 32] = a[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 16) s[t] += s[t + 8];
    if (t < 16) s[t] += s[t + 4];
    if (t == 0) o[0] = s[0];
}
