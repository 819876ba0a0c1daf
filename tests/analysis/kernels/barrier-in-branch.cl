// launch k global 16 local 8
// argument int[16] zero
// differs
// finding barrier-divergence 10/8
__kernel void k(__global int *o)
{
    int t = get_local_id(0);
    if (t < 4) {
        o[get_global_id(0)] = t;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}
