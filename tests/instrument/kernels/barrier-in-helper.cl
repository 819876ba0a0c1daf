// launch k global 16 local 8
// argument int[16] index
// argument int[16] zero
int neighbour(__local int *t, __global const int *a, int on)
{
    int l = get_local_id(0);
    if (on < 0)
        return -1;
    t[l] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    int r = t[(l + 1) & 7];
    barrier(CLK_LOCAL_MEM_FENCE);
    return r;
}
void twice(__local int *t) { int l = get_local_id(0); t[l] *= 2; barrier(CLK_LOCAL_MEM_FENCE); }
__kernel void k(__global const int *a, __global int *b)
{
    __local int t[8];
    int i = get_global_id(0);
    for (int n = 0; n < 2; n++)
        b[i] += neighbour(t, a, a[i] + n);
    b[i] += neighbour(t, a, -1);
    twice(t);
    b[i] += t[get_local_id(0)];
}
