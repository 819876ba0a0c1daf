// launch k global 16 local 8
// argument int[16] index
// argument int[16] zero
__kernel void k(__global const int *a, __global int *o)
{
    __local int first, last;
    if (get_local_id(0) == 0) {
        first = a[get_global_id(0)];
        last = first + 7;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = first + last;
}
