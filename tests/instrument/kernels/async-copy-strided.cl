// launch k global 8 local 8
// argument float[64] index
// argument float[64] zero
__kernel void k(__global const float *a, __global float *b)
{
    __local float t[8];
    event_t e = async_work_group_strided_copy(t, a + 1, 8, 8, 0);
    wait_group_events(1, &e);
    t[get_local_id(0)] *= 2;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_strided_copy(b, t, 8, 4, 0);
    wait_group_events(1, &e);
}
