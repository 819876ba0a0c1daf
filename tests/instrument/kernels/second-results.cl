// Second results through pointers to global and local memory are stores, and kept within their objects.
//
// launch k global 2 local 2
// argument float[4] 1.5 2.25 0 0
// argument float[2] zero
// argument int[1] zero
// trace 0.0: load f[0]=1.5; store f[2]=1; store o[0]=0.5; load f[0]=1.5; store e[0]=1; store o[0]=0.75; load f[0]=1.5
// ... store t[0]=1; store o[0]=0.5; load t[0]=1; store o[0]=1
// trace 0.1: load f[1]=2.25; store f[3]=2; store o[1]=0.25; load f[1]=2.25; store e[1] out of bounds; store o[1]=0.5625; load f[1]=2.25
// ... store t[1]=2; store o[1]=0.25; load t[1]=2; store o[1]=2
// fault 19 store e x1
// differs
__kernel void k(__global float *f, __global float *o, __global int *e)
{
    __local float t[2];
    int i = get_global_id(0);

    o[i] = modf(f[i], f + i + 2);
    o[i] = frexp(f[i], e + i);

    o[i] = modf(f[i], &t[i]);
    o[i] = t[i];
}
