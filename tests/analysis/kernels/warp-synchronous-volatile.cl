// The tail of an old reduction: volatile orders nothing.
// launch volatile_tail global 32 local 32
// argument in int[32] one
// argument out int[1] zero
// finding data-race s tail/tail many
// launch tail_with_barriers global 32 local 32
// argument in int[32] one
// argument out int[1] zero
__kernel void volatile_tail(__global const int *a, __global int *o)
{
    __local volatile int s[32];
    int t = get_local_id(0);
    s[t] = a[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 16) {
        s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1]; // @tail
    }
    if (t == 0)
        o[0] = s[0];
}

__kernel void tail_with_barriers(__global const int *a, __global int *o)
{
    __local volatile int s[32];
    int t = get_local_id(0);
    s[t] = a[t];
    for (int d = 16; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d)
            s[t] += s[t + d];
    }
    if (t == 0)
        o[0] = s[0];
}
