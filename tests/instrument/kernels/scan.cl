// launch k global 16 local 16
// argument int[32] index
// argument int[32] zero
// argument local 128
// argument int 32
__kernel void k(__global const int *in, __global int *out, __local int *t, const int n)
{
    int l = get_local_id(0), off = 1;
    t[2 * l] = in[2 * l];
    t[2 * l + 1] = in[2 * l + 1];
    for (int d = n >> 1; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            int ai = off * (2 * l + 1) - 1, bi = off * (2 * l + 2) - 1;
            t[bi] += t[ai];
        }
        off *= 2;
    }
    if (l == 0) t[n - 1] = 0;
    for (int d = 1; d < n; d *= 2) {
        off >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            int ai = off * (2 * l + 1) - 1, bi = off * (2 * l + 2) - 1;
            int x = t[ai];
            t[ai] = t[bi];
            t[bi] += x;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[2 * l] = t[2 * l];
    out[2 * l + 1] = t[2 * l + 1];
}
