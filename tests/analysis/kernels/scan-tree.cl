// A work-efficient scan after Blelloch: 8 work-items for 16 elements.
// launch read_too_early global 8 local 8
// argument in int[16] one
// argument out int[16] zero
// finding data-race s left/low
// finding data-race s left/high
// finding data-race s right/low
// finding data-race s right/high
// launch mended global 8 local 8
// argument in int[16] one
// argument out int[16] zero
__kernel void read_too_early(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0), distance = 1;
    s[t] = a[t];
    s[t + 8] = a[t + 8];
    for (int d = 8; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d)
            s[distance * (2 * t + 2) - 1] += s[distance * (2 * t + 1) - 1];
        distance *= 2;
    }
    if (t == 0)
        s[15] = 0;
    for (int d = 1; d < 16; d *= 2) {
        distance >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d) {
            int i = distance * (2 * t + 1) - 1, j = distance * (2 * t + 2) - 1, v = s[i];
            s[i] = s[j]; // @left
            s[j] += v; // @right
        }
    }
    o[t] = s[t]; // @low
    o[t + 8] = s[t + 8]; // @high
}

__kernel void mended(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0), distance = 1;
    s[t] = a[t];
    s[t + 8] = a[t + 8];
    for (int d = 8; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d)
            s[distance * (2 * t + 2) - 1] += s[distance * (2 * t + 1) - 1];
        distance *= 2;
    }
    if (t == 0)
        s[15] = 0;
    for (int d = 1; d < 16; d *= 2) {
        distance >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < d) {
            int i = distance * (2 * t + 1) - 1, j = distance * (2 * t + 2) - 1, v = s[i];
            s[i] = s[j];
            s[j] += v;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t];
    o[t + 8] = s[t + 8];
}
