// launch k global 32 local 8
// argument int[32] index
// argument int 12
// differs
// fault 11 branch x4
// fault 14 barrier x4
__kernel void k(__global int *a, int n)
{
    __local int t[8];
    int i = get_global_id(0), l = get_local_id(0);
    if (i >= n)
        return;
    t[l] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    a[i] = t[7 - l];
}
