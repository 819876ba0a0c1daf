// launch k global 16 local 4
// argument int[16] index
// argument int[16] zero
// argument local 16
// trace 1.2: async-read a[4]=4; async-write t[0]=4; async-wait 1,1,0; load t[2]=6; store b[6]=6
__kernel void k(__global const int *a, __global int *b, __local int *t)
{
    int l = get_local_id(0);
    event_t e = async_work_group_copy(t, a + get_group_id(0) * 4, 4, 0);
    wait_group_events(1, &e);
    b[get_global_id(0)] = t[l];
}
