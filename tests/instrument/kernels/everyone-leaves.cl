// launch k global 2 local 2
// argument int[2] zero
__kernel void k(__global int *a)
{
    int t = get_local_id(0), turns = 0;
    for (;;) {
        turns++;
        if (t == 0) break;
        if (t == 1) break;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[t] = turns;
}
