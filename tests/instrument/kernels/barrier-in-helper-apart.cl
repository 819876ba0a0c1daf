// launch k global 16 local 8
// argument int[16] zero
// differs
// fault 8 branch x4
// fault 11 barrier x12
int meet(__local int *t, int on)
{
    if (on)
        return 0;
    t[get_local_id(0)] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    return t[0];
}
__kernel void k(__global int *a)
{
    __local int t[8];
    int l = get_local_id(0);
    a[get_global_id(0)] = meet(t, l > 5);
    a[get_global_id(0)] += 100;
}
