// launch k global 2 local 2
// argument int[2] zero
// differs
// fault 10 branch x1
// fault 12 barrier x1
__kernel void k(__global int *a)
{
    int t = get_local_id(0), turns = 0;
    for (int i = 0; i < (t ? 1 : 4); i++)
        for (int j = 0; j < (t ? 4 : 1); j++) {
            turns++;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    a[t] = turns;
}
