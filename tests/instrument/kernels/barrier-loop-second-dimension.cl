// A group of one work-item in the first dimension and more in the second; the loop's end is not provably the same for all. PoCL 3.1
// had work-items do twice what comes after a way out of the kernel between two barriers.
// launch k global 1 16 local 1 4
// argument int[16] index
// argument int[2] 3 3
__kernel void k(__global int *a, __global const int *n)
{
    for (int i = 0; i < n[1]; ++i)
        barrier(CLK_GLOBAL_MEM_FENCE);
    a[get_global_id(1)] ^= 1;
}
