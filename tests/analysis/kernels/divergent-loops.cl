// launch own_trip_count global 16 local 8
// argument int[16] zero
// finding barrier-divergence turn_barrier/trips
// launch same_trip_count global 16 local 8
// argument int[16] zero
// argument int 3
// launch early_return global 16 local 8
// argument int[16] zero
// finding barrier-divergence behind_barrier/leave
// launch return_behind global 16 local 8
// argument int[16] zero
// launch own_break global 16 local 8
// argument int[16] zero
// finding barrier-divergence break_barrier/stop
// launch same_break global 16 local 8
// argument int[16] zero
// launch own_do global 16 local 8
// argument int[16] zero
// finding barrier-divergence do_barrier/again
// launch own_continue global 16 local 8
// argument int[16] zero
// finding barrier-divergence rest_barrier/skip
// launch loaded_bound global 16 local 8
// argument in int[2] 3 3
// argument out int[16] zero
// launch loaded_bounds_differ global 16 local 8
// argument in int[16] index
// argument out int[16] zero
// finding barrier-divergence bound_barrier/bound
__kernel void own_trip_count(__global int *o)
{
    int t = get_local_id(0);
    for (int i = 0; i < t; i++) // @trips
        barrier(CLK_LOCAL_MEM_FENCE); // @turn_barrier
    o[get_global_id(0)] = t;
}

__kernel void same_trip_count(__global int *o, int n)
{
    for (int i = 0; i < n; i++)
        barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = n;
}

__kernel void early_return(__global int *o)
{
    int t = get_local_id(0);
    if (t == 5) // @leave
        return;
    barrier(CLK_LOCAL_MEM_FENCE); // @behind_barrier
    o[get_global_id(0)] = t;
}

__kernel void return_behind(__global int *o)
{
    int t = get_local_id(0);
    if (get_group_id(0) == 1)
        return;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 5)
        return;
    o[get_global_id(0)] = t;
}

__kernel void own_break(__global int *o)
{
    int t = get_local_id(0);
    for (int i = 0; i < 8; i++) {
        if (i > t) // @stop
            break;
        barrier(CLK_LOCAL_MEM_FENCE); // @break_barrier
    }
    o[get_global_id(0)] = t;
}

__kernel void same_break(__global int *o)
{
    int t = get_local_id(0);
    for (int i = 0; i < 8; i++) {
        if (i == 3)
            break;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = t;
}

__kernel void own_do(__global int *o)
{
    int t = get_local_id(0), i = 0;
    do {
        barrier(CLK_LOCAL_MEM_FENCE); // @do_barrier
        i++;
    } while (i <= t); // @again
    o[get_global_id(0)] = i;
}

__kernel void own_continue(__global int *o)
{
    int t = get_local_id(0);
    for (int i = 0; i < 3; i++) {
        if (t == i) // @skip
            continue;
        barrier(CLK_LOCAL_MEM_FENCE); // @rest_barrier
    }
    o[get_global_id(0)] = t;
}

__kernel void loaded_bound(__global const int *n, __global int *o)
{
    for (int i = 0; i < n[get_group_id(0)]; i++)
        barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = 1;
}

__kernel void loaded_bounds_differ(__global const int *n, __global int *o)
{
    for (int i = 0; i < n[get_global_id(0)]; i++) // @bound
        barrier(CLK_LOCAL_MEM_FENCE); // @bound_barrier
    o[get_global_id(0)] = 1;
}
