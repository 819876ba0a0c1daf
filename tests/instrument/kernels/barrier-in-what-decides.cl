// Which work-items store is decided by a function with barriers, behind a condition that is the same for all. PoCL 3.1 has all of the plain
// kernel's work-items go the way of the first.
// launch k global 8 local 8
// argument int[8] index
// argument int[8] zero
// argument int 9
// differs
// trace 0.4: load a[4]=4; store s[4]=4; barrier local; load s[4]=4; barrier local; store o[4]=1
// trace 0.6: load a[6]=6; store s[6]=6; barrier local; load s[6]=6; barrier local
int doubled(__local int *s, int t)
{
    barrier(CLK_LOCAL_MEM_FENCE);
    int value = 2 * s[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    return value;
}

__kernel void k(__global const int *a, __global int *o, int n)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    if (n > 30 || doubled(s, t) < 10)
        o[t] = 1;
}
