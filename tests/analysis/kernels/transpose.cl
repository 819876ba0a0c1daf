// launch no_barrier global 16 8 local 4 4
// argument in float[128] index
// argument out float[128] zero
// finding data-race s fill/drain
// launch wrong_pitch global 16 8 local 4 4
// argument in float[128] index
// argument out float[128] zero
// finding out-of-bounds o put
// launch mended global 16 8 local 4 4
// argument in float[128] index
// argument out float[128] zero
__kernel void no_barrier(__global const float *a, __global float *o)
{
    __local float s[4][5];
    int x = get_local_id(0), y = get_local_id(1), left = get_group_id(0) * 4, top = get_group_id(1) * 4;
    s[y][x] = a[(top + y) * 16 + left + x]; // @fill
    o[(left + y) * 8 + top + x] = s[x][y]; // @drain
}

__kernel void wrong_pitch(__global const float *a, __global float *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[x * 16 + y] = a[y * 16 + x]; // @put
}

__kernel void mended(__global const float *a, __global float *o)
{
    __local float s[4][5];
    int x = get_local_id(0), y = get_local_id(1), left = get_group_id(0) * 4, top = get_group_id(1) * 4;
    s[y][x] = a[(top + y) * 16 + left + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[(left + y) * 8 + top + x] = s[x][y];
}
