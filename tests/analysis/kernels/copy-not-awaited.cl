// launch k global 16 local 8
// argument int[16] index
// argument int[16] zero
// differs
// finding data-race s 11/12
__kernel void k(__global const int *g, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    size_t first = get_group_id(0) * 8;
    event_t e = async_work_group_copy(s, g + first, 8, 0);
    o[get_global_id(0)] = s[7 - t];
    wait_group_events(1, &e);
}
