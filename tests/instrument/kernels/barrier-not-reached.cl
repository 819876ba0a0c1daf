// launch k global 16 local 8
// argument int[16] index
// argument int 0
// differs
// trace 0.1: load a[1]=1; store a[1]=2; load a[1]=2; load a[1]=2; store a[1]=4; load a[1]=4; store a[1]=4
// trace 0.4: load a[4]=4; store a[4]=4; load a[4]=4; store a[4]=5; load a[4]=5; store a[4]=7; load a[4]=7; store a[4]=4
__kernel void k(__global int *a, int n)
{
    int l = get_local_id(0), i = get_global_id(0);
    if (l < 4) {
        a[i] += 1;
        if (a[i] > 100)
            barrier(CLK_LOCAL_MEM_FENCE);
        a[i] += 2;
    }
    for (int j = 0; j < l; j++) {
        a[i] ^= j;
        if (n)
            barrier(CLK_LOCAL_MEM_FENCE);
    }
}
