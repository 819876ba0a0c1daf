// launch k global 16 local 8
// argument int[16] index
// argument int[16] zero
__kernel void k(__global const int *g, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    size_t first = get_group_id(0) * 8;
    event_t e = async_work_group_copy(s, g + first, 8, 0);
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[7 - t];
}
