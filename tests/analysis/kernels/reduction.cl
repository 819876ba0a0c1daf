// launch k global 64 local 16
// argument int[64] index
// argument int[4] zero
__kernel void k(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int h = 8; h > 0; h /= 2) {
        if (t < h) s[t] += s[t + h];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) o[get_group_id(0)] = s[0];
}
