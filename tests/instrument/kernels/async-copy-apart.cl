// launch k global 4 local 4
// argument int[16] index
// argument int[4] zero
// differs
// fault 10 async-write x1
__kernel void k(__global const int *a, __global int *b)
{
    __local int t[8];
    int l = get_local_id(0);
    event_t e = async_work_group_copy(t + (l == 2), a, 1, 0);
    wait_group_events(1, &e);
    b[l] = t[l];
}
