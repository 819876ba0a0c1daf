// launch k global 8 local 4
// argument float4[2] zero
__kernel void k(__global float4 *v)
{
    __global float *f = (__global float *)v;
    f[get_global_id(0)] = 1;
}
