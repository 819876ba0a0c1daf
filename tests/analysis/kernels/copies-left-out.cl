// launch too_long global 8 local 4
// argument int[8] index
// argument out int[8] zero
// differs
// finding out-of-bounds s copy
// launch of_another_part global 8 local 4
// argument int[8] index
// argument out int[8] zero
// finding uninitialised-read s other
__kernel void too_long(__global const int *a, __global int *o)
{
    __local int s[4];
    event_t e = async_work_group_copy(s, a, 8, 0); // @copy
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[get_local_id(0)];
}

__kernel void of_another_part(__global const int *a, __global int *o)
{
    __local int s[4];
    event_t e = async_work_group_copy(s, a, 2, 0);
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[get_local_id(0)]; // @other
}
