// launch k global 8 local 8
// argument int[8] index
// argument int 1
__kernel void k(__global int *a, int n)
{
    __local int t[8];
    int l = get_local_id(0);
    switch (n) {
    case 0: t[l] = 1; break;
    case 1: t[l] = a[l]; barrier(CLK_LOCAL_MEM_FENCE); a[l] = t[7 - l]; break;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    switch (a[l] < 100) {
    case 1: t[l] = a[l]; barrier(CLK_LOCAL_MEM_FENCE); a[l] += t[7 - l]; break;
    default: barrier(CLK_LOCAL_MEM_FENCE);
    }
}
