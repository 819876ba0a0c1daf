// launch k global 16 4 local 16 1
// argument float[64] index
// argument float[4] zero
// argument int 3
__kernel void k(__global const float *x, __global float *out, int n)
{
    __local float s[16];
    int t = get_local_id(0), row = get_global_id(1);
    if (row < n) {
        s[t] = x[row * 16 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
        int h = 8;
        while (h) {
            if (t < h) s[t] += s[t + h];
            barrier(CLK_LOCAL_MEM_FENCE);
            h /= 2;
        }
        if (t == 0) out[row] = s[0];
    }
}
