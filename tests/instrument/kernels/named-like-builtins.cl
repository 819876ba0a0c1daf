// A function named like the built-in one that it calls.
// launch k global 4 local 2
// argument float[8] index
// argument float[4] zero
// trace 0.1: load a[1]=1; load a[1]=1; load a[5]=5; store out[1]=14
float mix(__global const float *a, int i)
{
    return mix(a[i], a[i + 4], 0.5f);
}

__kernel void k(__global const float *a, __global float *out)
{
    int i = get_global_id(0);
    out[i] = dot((float2)(a[i], mix(a, i)), (float2)(2.0f, 4.0f));
}
