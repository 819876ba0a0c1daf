// C = A * B. A work-group reads tiles of both into local memory, where each of its work-items reads them TILE times.
__kernel void multiply(__global const float *A, __global const float *B, __global float *C, int n)
{
    __local float a[TILE][TILE], b[TILE][TILE];
    int x = get_global_id(0), y = get_global_id(1);
    int column = get_local_id(0), row = get_local_id(1);
    float sum = 0;
    for (int tile = 0; tile < n; tile += TILE) {
        a[row][column] = A[y * n + tile + column];
        b[row][column] = B[(tile + row) * n + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k)
            sum += a[row][k] * b[k][column];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[y * n + x] = sum;
}
