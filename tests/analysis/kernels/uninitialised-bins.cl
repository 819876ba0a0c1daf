// launch counted global 32 local 8
// argument in int[32] index
// argument out int[16] zero
// finding uninitialised-read bins count
// launch counted_in_batches global 32 local 8
// argument in int[32] index
// argument out int[16] zero
// groups 2
// finding uninitialised-read bins batch
// launch counted_from_zero global 32 local 8
// argument in int[32] index
// argument int[16] zero
// launch set_by_one_group global 32 local 8
// argument in int[32] index
// argument out int[16] zero
// differs
__kernel void counted(__global const int *a, __global int *bins)
{
    atomic_inc(&bins[a[get_global_id(0)] % 16]); // @count
}

__kernel void counted_in_batches(__global const int *a, __global int *bins)
{
    atomic_add(&bins[a[get_global_id(0)] % 4], 2); // @batch
}

__kernel void counted_from_zero(__global const int *a, __global int *bins)
{
    atomic_inc(&bins[a[get_global_id(0)] % 16]);
}

// Which group comes first is not known: a group that waits for the first one is sound.
__kernel void set_by_one_group(__global const int *a, __global int *bins)
{
    if (get_group_id(0) == 0)
        atomic_xchg(&bins[get_local_id(0)], 0);
    else
        atomic_inc(&bins[a[get_local_id(0)]]);
}
