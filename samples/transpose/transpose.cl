// Each work-item moves one element. It reads along a row and writes down a column: only one of the two can be side by side.
__kernel void naive(__global const float *source, __global float *target, int width, int height)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    target[x * height + y] = source[y * width + x];
}

// The group transposes a tile in local memory, so that it reads and writes whole rows of global memory.
__kernel void tiled(__global const float *source, __global float *target, int width, int height)
{
    __local float tile[TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    tile[ly][lx] = source[get_global_id(1) * width + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_group_id(1) * TILE + lx; // the place of this tile in the target
    int y = get_group_id(0) * TILE + ly;
    target[y * height + x] = tile[lx][ly];
}

// One unused column: the elements of a column of the tile lie in different banks of local memory.
__kernel void padded(__global const float *source, __global float *target, int width, int height)
{
    __local float tile[TILE][TILE + 1];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    tile[ly][lx] = source[get_global_id(1) * width + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int x = get_group_id(1) * TILE + lx;
    int y = get_group_id(0) * TILE + ly;
    target[y * height + x] = tile[lx][ly];
}

// Wrong: without the barrier a work-item may read an element of the tile that its neighbour has not stored yet.
__kernel void without_barrier(__global const float *source, __global float *target, int width, int height)
{
    __local float tile[TILE][TILE + 1];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    tile[ly][lx] = source[get_global_id(1) * width + get_global_id(0)];
    int x = get_group_id(1) * TILE + lx;
    int y = get_group_id(0) * TILE + ly;
    target[y * height + x] = tile[lx][ly];
}
