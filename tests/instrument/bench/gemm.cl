// launch gemm_tiled global 256 256 local 16 16
// argument float[65536] random
// argument float[65536] random
// argument float[65536] zero
// argument int 256
#define TILE 16
__kernel void gemm_tiled(__global const float *a, __global const float *b, __global float *c, const int n)
{
    __local float at[TILE][TILE];
    __local float bt[TILE][TILE];
    const int tx = get_local_id(0), ty = get_local_id(1);
    const int j = get_global_id(0), i = get_global_id(1);
    float acc = 0.0f;
    for (int t = 0; t < n / TILE; t++) {
        at[ty][tx] = a[i * n + t * TILE + tx];
        bt[ty][tx] = b[(t * TILE + ty) * n + j];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            acc += at[ty][k] * bt[k][tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[i * n + j] = acc;
}
