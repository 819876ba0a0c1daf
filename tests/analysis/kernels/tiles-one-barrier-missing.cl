// launch k global 16 16 local 4 4
// argument float[256] index
// argument float[256] one
// argument float[256] zero
// differs
// finding data-race s 14/17
// finding data-race u 15/17
__kernel void k(__global const float *a, __global const float *b, __global float *c)
{
    __local float s[4][4], u[4][4];
    int x = get_local_id(0), y = get_local_id(1), i = get_global_id(0), j = get_global_id(1);
    float sum = 0;
    for (int t = 0; t < 16; t += 4) {
        s[y][x] = a[j * 16 + t + x];
        u[y][x] = b[(t + y) * 16 + i];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int m = 0; m < 4; m++) sum += s[y][m] * u[m][x];
    }
    c[j * 16 + i] = sum;
}
