// launch k global 16 local 8
// argument int[16] zero
// differs
// fault 12 barrier x8
// fault 10 branch x8
__kernel void k(__global int *a)
{
    __local int t[8];
    int l = get_local_id(0);
    if (l < 4) {
        t[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
    } else {
        t[l] = -l;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[get_global_id(0)] = t[7 - l];
}
