// Where pointers without an address space are generic, those to the rows of private arrays, and to vectors in them, are private.
// options -cl-std=CL2.0
// argument in int[16] index
// argument out int[16] zero
// launch row_by_row global 16 local 8
// finding uninitialised-read r 1read
// differs
// launch row_by_row_filled global 16 local 8
// launch summed global 16 local 8
// finding uninitialised-read sums 2sum
// differs
// launch vectors global 16 local 8
// finding out-of-bounds q 3load
// differs
// launch vectors_within global 16 local 8
__kernel void row_by_row(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int r[4][4];
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 4; ++k)
            r[i][k] = a[t] + k;
    o[t] = r[t & 3][t >> 2]; // @1read
}

__kernel void row_by_row_filled(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int r[4][4];
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k < 4; ++k)
            r[i][k] = a[t] + k;
    o[t] = r[t & 3][t >> 2];
}

__kernel void summed(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int sums[2][2];
    for (int i = 0; i < 4; ++i)
        sums[i & 1][(i >> 1) & 1] += a[i]; // @2sum
    o[t] = sums[t & 1][(t >> 1) & 1];
}

float4 at(const float *p, int i)
{
    return vload4(i, p); // @3load
}

__kernel void vectors(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float q[8] = {1};
    o[t] = (int)at(q, a[t] & 3).x;
}

float4 within(const float *p, int i)
{
    return vload4(i & 1, p);
}

__kernel void vectors_within(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float q[8] = {1};
    o[t] = (int)within(q, a[t]).x;
}
