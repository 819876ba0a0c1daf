// launch k global 4 local 4
// argument int[4] zero
// finding warning out-of-bounds t 8
__kernel void k(__global int *o)
{
    __local int t[4][8];
    int i = get_local_id(0);
    t[i][9 - 9 * (i == 3)] = i;
    o[i] = 1;
}
