// Wrong, and in exactly the order of the figure: both of two
// work-items load, they meet, and both store. The barrier
// orders the loads before the stores; what each adds to is
// out of date all the same.
__kernel void count_in_step(__global int *counter)
{
    const int found = counter[0];
    barrier(CLK_GLOBAL_MEM_FENCE);
    counter[0] = found + 1;
}
