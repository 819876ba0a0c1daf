// Values without one that are read through pointers to other types and only handed on: who looks at them is told.
// argument in int[16] index
// argument out int[16] zero
// launch initialised global 16 local 8
// finding uninitialised-read u 1initialised
// differs
// launch initialised_and_set global 16 local 8
// launch looked_at_where_set global 16 local 8
// launch assigned global 16 local 8
// finding uninitialised-read u 2assigned
// differs
// launch wider global 16 local 8
// finding uninitialised-read u 3wider
// differs
// launch wider_and_set global 16 local 8
// launch of_array global 16 local 8
// finding uninitialised-read u 4array
// differs
// launch of_array_and_set global 16 local 8
// launch returned global 16 local 8
// finding uninitialised-read bitsOf 5returned
// differs
// launch returned_and_set global 16 local 8
// launch converted_and_set global 16 local 8
__kernel void initialised(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x;
    if (in[i] > 4)
        x = in[i];
    int u = *(uint *)&x;
    out[i] = u + 1; // @1initialised
}

__kernel void initialised_and_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x;
    x = in[i];
    int u = *(uint *)&x;
    out[i] = u + 1;
}

__kernel void looked_at_where_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x;
    if (in[i] > 4)
        x = in[i];
    int u = *(uint *)&x;
    if (in[i] > 4)
        out[i] = u + 1;
}

__kernel void assigned(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    int u = 0;
    if (in[i] > 4)
        x = in[i];
    u = *(int *)&x;
    out[i] = u + 1; // @2assigned
}

__kernel void wider(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    if (in[i] > 4)
        x = in[i];
    ulong u = *(uint *)&x;
    out[i] = (int)(u >> 8); // @3wider
}

__kernel void wider_and_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    if (in[i] >= 0)
        x = in[i];
    ulong u = *(uint *)&x;
    out[i] = (int)(u >> 8);
}

__kernel void of_array(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4)));
    for (int k = 0; k < 4; ++k)
        b[k] = in[i];
    int u = ((int *)b)[1];
    out[i] = u + 1; // @4array
}

__kernel void of_array_and_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4)));
    for (int k = 0; k < 8; ++k)
        b[k] = in[i];
    int u = ((int *)b)[1];
    out[i] = u + 1;
}

uint bitsOf(float *x)
{
    return *(uint *)x;
}

__kernel void returned(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    if (in[i] > 4)
        x = in[i];
    out[i] = bitsOf(&x) + 1; // @5returned
}

__kernel void returned_and_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    x = in[i];
    out[i] = bitsOf(&x) + 1;
}

__kernel void converted_and_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x, z;
    if (in[i] >= 0)
        x = in[i];
    z = in[i] > 8 ? x : 0;
    float y = x;
    float w;
    w = x;
    out[i] = (int)(y + w) + z;
}
