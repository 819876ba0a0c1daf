// launch k global 16 local 8
// argument int[16] zero
// argument int[16] zero
// differs
// finding data-race a 9/11
__kernel void k(__global int *a, __global int *b)
{
    int i = get_global_id(0);
    a[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    b[i] = a[i ^ 1];
}
