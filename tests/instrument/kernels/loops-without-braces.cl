// The body of a loop that the group votes on is a barrier, or a call with one, and nothing more.
// launch k global 8 local 4
// argument int[8] index
// argument int[2] 2 1
// trace 0.1: store t[1]=1; load n[0]=2; load n[1]=1; barrier local; load n[0]=2; load n[1]=1; barrier local; load n[0]=2;
// ... load n[1]=1; barrier local; load n[0]=2; load n[1]=1; load n[0]=2; load t[1]=1; store t[1]=2; barrier local; load n[0]=2;
// ... load t[1]=2; store t[1]=3; barrier local; load n[0]=2; barrier local; load n[1]=1; barrier local; load n[1]=1;
// ... barrier local; load n[1]=1; load t[2]=4; store a[1]=4
void meet(__local int *t) { t[get_local_id(0)]++; barrier(CLK_LOCAL_MEM_FENCE); }
__kernel void k(__global int *a, __global const int *n)
{
    __local int t[4];
    int l = get_local_id(0), i = 0;
    t[l] = l;
    for (int r = 0; r < n[0] + n[1]; ++r)
        barrier(CLK_LOCAL_MEM_FENCE);
    while (i++ < n[0])
        meet(t);
    do
        barrier(CLK_LOCAL_MEM_FENCE);
    while (i-- > n[1]);
    a[get_global_id(0)] = t[3 - l] + i;
}
