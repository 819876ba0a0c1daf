// launch k global 8 local 8
// argument float[16] index
// argument ushort[64] zero
__kernel void k(__global float *f, __global half *h)
{
    int i = get_global_id(0);
    vstore_half(f[i], i, h);
    f[i] += vload_half(i, h);
    vstore_half2((float2)(f[i], 1), i + 4, h);
    f[i] += vload_half2(i + 4, h).x;
}
