// What the group decides on was asked before by some: LLVM makes a way of its own from there to the barrier, if nothing stands between.
// launch askedBefore global 16 local 8
// argument int[16] zero
// argument int 5
// trace 0.0: load a[0]=0; store a[0]=1; load a[0]=1; store a[0]=4; barrier local
// trace 0.1: barrier local
// trace 1.0: load a[8]=0; store a[8]=1; load a[8]=1; store a[8]=2
// trace 1.1: load a[9]=0; store a[9]=1
__kernel void askedBefore(__global int *a, int n)
{
    int l = get_local_id(0), i = get_global_id(0), row = get_group_id(0);
    if (l == 0) {
        a[i] += 1;
        if (row == 0)
            a[i] += 3;
    }
    switch (row) {
    case 1:
        a[i] += 1;
        break;
    default:
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
