// launch tile_without_border global 8 local 8
// argument in int[8] one
// argument out int[8] zero
// finding uninitialised-read s sum
// launch tile_with_border global 8 local 8
// argument in int[8] one
// argument out int[8] zero
// launch out_accumulates global 8 local 8
// argument in int[8] one
// argument out int[8] zero
// finding uninitialised-read o add
// launch out_set_first global 8 local 8
// argument in int[8] one
// argument out int[8] zero
// launch partly_written_struct global 8 local 8
// argument out float[16] zero
// finding uninitialised-read s whole
// launch whole_struct global 8 local 8
// argument out float[16] zero
// launch written_by_copy global 8 local 8
// argument in int[8] one
// argument out int[8] zero
// launch maximum_without_start global 8 local 8
// argument in int[8] index
// argument out int[1] zero
// finding uninitialised-read most update
// launch maximum_with_start global 8 local 8
// argument in int[8] index
// argument out int[1] zero
// launch squares_left global 8 local 8
// argument out int[8] zero
// finding uninitialised-read s square
typedef struct {
    float x;
    float y;
} Point;

__kernel void tile_without_border(__global const int *a, __global int *o)
{
    __local int s[10];
    int t = get_local_id(0);
    s[t + 1] = a[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t] + s[t + 1] + 1; // @sum
}

__kernel void tile_with_border(__global const int *a, __global int *o)
{
    __local int s[10];
    int t = get_local_id(0);
    s[t + 1] = a[t];
    if (t == 0)
        s[0] = s[9] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t] + s[t + 1] + s[t + 2];
}

__kernel void out_accumulates(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    for (int k = 0; k < 8; k++)
        o[i] += a[k]; // @add
}

__kernel void out_set_first(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    o[i] = 0;
    for (int k = 0; k < 8; k++)
        o[i] += a[k];
}

__kernel void partly_written_struct(__global Point *o)
{
    __local Point s[8];
    int t = get_local_id(0);
    s[t].x = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[7 - t]; // @whole
}

__kernel void whole_struct(__global Point *o)
{
    __local Point s[8];
    int t = get_local_id(0);
    s[t].x = t;
    s[7 - t].y = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[7 - t];
}

__kernel void written_by_copy(__global const int *a, __global int *o)
{
    __local int s[8];
    event_t e = async_work_group_copy(s, a, 8, 0);
    wait_group_events(1, &e);
    o[get_local_id(0)] = s[7 - get_local_id(0)];
}

__kernel void maximum_without_start(__global const int *a, __global int *o)
{
    __local int most;
    atomic_max(&most, a[get_local_id(0)]); // @update
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        o[0] = most;
}

__kernel void maximum_with_start(__global const int *a, __global int *o)
{
    __local int most;
    if (get_local_id(0) == 0)
        most = a[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_max(&most, a[get_local_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        o[0] = most;
}

__kernel void squares_left(__global int *o)
{
    __local int s[9];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t + 1] * s[t + 1]; // @square
}
