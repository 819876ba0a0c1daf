// Wrong: between the comparison and the store another work-item may have stored a smaller value.
__kernel void compare_then_store(__global const int *data, __global int *minimum)
{
    int value = data[get_global_id(0)];
    if (value < minimum[0])
        minimum[0] = value;
}

// Right: comparison and store are one operation, which nobody can come between.
__kernel void atomically(__global const int *data, __global int *minimum)
{
    atomic_min(&minimum[0], data[get_global_id(0)]);
}

// Faster: the group finds its own minimum in local memory first. One work-item of each group asks the others.
__kernel void group_first(__global const int *data, __global int *minimum)
{
    __local int least;
    if (get_local_id(0) == 0)
        least = INT_MAX;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_min(&least, data[get_global_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        atomic_min(&minimum[0], least);
}
