// Inclusive scans after Hillis and Steele.
// launch in_place global 32 local 16
// argument int[32] one
// finding data-race s before/add
// launch two_barriers global 32 local 16
// argument int[32] one
// launch two_halves global 32 local 16
// argument int[32] one
// launch halves_not_swapped global 32 local 16
// argument int[32] one
// finding data-race h earlier/later
__kernel void in_place(__global int *a)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 16; d *= 2) {
        int v = t >= d ? s[t - d] : 0; // @before
        s[t] += v; // @add
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[get_global_id(0)] = s[t];
}

__kernel void two_barriers(__global int *a)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 16; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t] += v;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[get_global_id(0)] = s[t];
}

__kernel void two_halves(__global int *a)
{
    __local int h[2][16];
    int t = get_local_id(0), in = 0;
    h[0][t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 16; d *= 2) {
        h[1 - in][t] = h[in][t] + (t >= d ? h[in][t - d] : 0);
        in = 1 - in;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[get_global_id(0)] = h[in][t];
}

__kernel void halves_not_swapped(__global int *a)
{
    __local int h[2][16];
    int t = get_local_id(0), in = 0;
    h[0][t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 16; d *= 2) {
        int v = t >= d ? h[in][t - d] : 0; // @earlier
        h[in][t] += v; // @later
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[get_global_id(0)] = h[in][t];
}
