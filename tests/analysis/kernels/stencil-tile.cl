// A tile with a halo in local memory.
// launch no_barrier global 64 local 16
// argument in float[66] index
// argument out float[64] zero
// finding data-race s body/sum
// finding data-race s body/sum
// finding data-race s halo/sum
// launch narrow global 64 local 16
// argument in float[66] index
// argument out float[64] zero
// finding out-of-bounds n outer
// finding out-of-bounds n total
// launch mended global 64 local 16
// argument in float[66] index
// argument out float[64] zero
__kernel void no_barrier(__global const float *a, __global float *o)
{
    __local float s[18];
    int g = get_global_id(0), t = get_local_id(0), first = get_group_id(0) * 16;
    s[t + 1] = a[g + 1]; // @body
    if (t < 2)
        s[t * 17] = a[first + t * 17]; // @halo
    o[g] = s[t] + s[t + 1] + s[t + 2]; // @sum
}

__kernel void narrow(__global const float *a, __global float *o)
{
    __local float n[17];
    int g = get_global_id(0), t = get_local_id(0), first = get_group_id(0) * 16;
    n[t + 1] = a[g + 1];
    if (t < 2)
        n[t * 17] = a[first + t * 17]; // @outer
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = n[t] + n[t + 1] + n[t + 2]; // @total
}

__kernel void mended(__global const float *a, __global float *o)
{
    __local float s[18];
    int g = get_global_id(0), t = get_local_id(0), first = get_group_id(0) * 16;
    s[t + 1] = a[g + 1];
    if (t < 2)
        s[t * 17] = a[first + t * 17];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[t] + s[t + 1] + s[t + 2];
}
