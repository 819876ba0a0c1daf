// launch plane_forgotten global 4 4 4 local 2 2 2
// argument int[64] zero
// finding data-race o flat/flat
// launch volume global 4 4 4 local 2 2 2
// argument int[64] zero
// launch column_race global 8 4 local 4 2
// argument in int[32] index
// argument int[8] zero
// finding data-race o column/column
// finding data-race o column/column
// launch column_atomic global 8 4 local 4 2
// argument in int[32] index
// argument int[8] zero
// launch with_offsets global 4 4 local 2 2 offset 2 1
// argument int[36] zero
__kernel void plane_forgotten(__global int *o)
{
    o[get_global_id(1) * 4 + get_global_id(0)] = get_global_id(2); // @flat
}

__kernel void volume(__global int *o)
{
    o[(get_global_id(2) * 4 + get_global_id(1)) * 4 + get_global_id(0)] = get_global_id(2);
}

__kernel void column_race(__global const int *a, __global int *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[x] += a[y * 8 + x]; // @column
}

__kernel void column_atomic(__global const int *a, __global int *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    atomic_add(&o[x], a[y * 8 + x]);
}

__kernel void with_offsets(__global int *o)
{
    o[get_global_id(1) * 6 + get_global_id(0)] = 1;
}
