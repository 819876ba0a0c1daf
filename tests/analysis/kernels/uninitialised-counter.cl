// launch k global 16 local 8
// argument int[16] zero
// differs
// finding uninitialised-read c 9
__kernel void k(__global int *o)
{
    __local int c[1];
    int t = get_local_id(0);
    int i = atomic_inc(c);
    if (i >= 0 && i < 8) o[get_group_id(0) * 8 + i] = 1;
}
