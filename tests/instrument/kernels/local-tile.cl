// launch k global 16 16 local 8 8
// argument float[256] random
// argument float[256] zero
// argument int 16
// trace 1.9: load a[25]=108; store tile[9]=108; barrier local; load tile[9]=108; store b[145]=108; barrier local
#define A(x, y) a[(y) * n + (x)]
__kernel void k(__global const float *a, __global float *b, const int n)
{
    __local float tile[8][8];
    const int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
    tile[ly][lx] = A(x, y);
    barrier(CLK_LOCAL_MEM_FENCE);
    b[x * n + y] = tile[ly][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
}
