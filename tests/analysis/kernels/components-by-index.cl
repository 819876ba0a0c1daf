// Components of vectors, and elements of arrays without a name, that an index picks.
// argument in int[8] index
// argument out float[8] zero
// argument float4[8] zero
// launch read_outside global 8 local 8
// finding out-of-bounds v 1read
// differs
// launch read_within global 8 local 8
// launch written_outside global 8 local 8
// finding out-of-bounds v 2write
// differs
// launch written_within global 8 local 8
// launch by_a_constant global 8 local 8
// finding out-of-bounds v 3constant
// differs
// launch of_three global 8 local 8
// finding out-of-bounds v 4third
// differs
// launch in_an_array global 8 local 8
// finding out-of-bounds rows 5row
// differs
// launch of_global_memory global 8 local 8
// finding warning out-of-bounds g 6global
// differs
// launch of_global_memory_within global 8 local 8
// launch nameless global 8 local 8
// launch nameless_outside global 8 local 8
// finding out-of-bounds 7nameless
// differs
// launch added_to_outside global 8 local 8
// finding out-of-bounds v 8sum
// differs
// launch stepped_outside global 8 local 8
// finding out-of-bounds v 9step
// differs
// launch divided_outside global 8 local 8
// finding out-of-bounds v 10division
// differs
// launch checked_within global 8 local 8
__kernel void read_outside(__global const int *in, __global float *out, __global float4 *g)
{
    float4 v = (float4)(1, 2, 3, 4);
    out[get_global_id(0)] = v[in[get_global_id(0)] % 5]; // @1read
}

__kernel void read_within(__global const int *in, __global float *out, __global float4 *g)
{
    float4 v = (float4)(1, 2, 3, 4);
    out[get_global_id(0)] = v[in[get_global_id(0)] % 4] + v[3];
}

__kernel void written_outside(__global const int *in, __global float *out, __global float4 *g)
{
    float4 v = 0;
    for (int i = 0; i < 5; ++i)
        v[in[i]] += i; // @2write
    out[get_global_id(0)] = v.x + v.w;
}

__kernel void written_within(__global const int *in, __global float *out, __global float4 *g)
{
    float4 v = 0;
    for (int i = 0; i < 4; ++i)
        v[in[i]] = i;
    for (int i = 0; i < 4; ++i)
        v[i]++;
    out[get_global_id(0)] = v.x + v.w;
}

__kernel void by_a_constant(__global const int *in, __global float *out, __global float4 *g)
{
    float4 v = (float4)(1, 2, 3, 4);
    out[get_global_id(0)] = v[4]; // @3constant
}

__kernel void of_three(__global const int *in, __global float *out, __global float4 *g)
{
    float3 v = (float3)(1, 2, 3);
    float sum = 0;
    for (int i = 0; i < 4; ++i)
        sum += v[i]; // @4third
    out[get_global_id(0)] = sum;
}

__kernel void in_an_array(__global const int *in, __global float *out, __global float4 *g)
{
    float2 rows[2] = {(float2)(1, 2), (float2)(3, 4)};
    out[get_global_id(0)] = rows[in[get_global_id(0)] & 1][in[get_global_id(0)] & 3]; // @5row
}

__kernel void of_global_memory(__global const int *in, __global float *out, __global float4 *g)
{
    g[get_global_id(0)].x = in[get_global_id(0)];
    out[get_global_id(0)] = g[get_global_id(0)][in[4]]; // @6global
}

__kernel void of_global_memory_within(__global const int *in, __global float *out, __global float4 *g)
{
    for (int i = 0; i < 4; ++i)
        g[get_global_id(0)][i] = in[i];
    out[get_global_id(0)] = g[get_global_id(0)][in[3]];
}

__kernel void nameless(__global const int *in, __global float *out, __global float4 *g)
{
    out[get_global_id(0)] = ((int[]){1, 2, in[3]})[in[get_global_id(0)] % 3] + ((float[2][2]){{1, 2}, {3, 4}})[in[1]][in[0]];
}

__kernel void nameless_outside(__global const int *in, __global float *out, __global float4 *g)
{
    out[get_global_id(0)] = ((int[]){1, 2, 3})[in[get_global_id(0)] % 4]; // @7nameless
}

__kernel void added_to_outside(__global const int *in, __global float *out, __global float4 *g)
{
    int4 v = 0;
    v[in[get_global_id(0)] % 5] += 1; // @8sum
    out[get_global_id(0)] = v.x + v.w;
}

__kernel void stepped_outside(__global const int *in, __global float *out, __global float4 *g)
{
    int4 v = 0;
    for (int i = 0; i < 5; ++i)
        v[in[i]]++; // @9step
    out[get_global_id(0)] = v.x + v.w;
}

__kernel void divided_outside(__global const int *in, __global float *out, __global float4 *g)
{
    int4 v = 8;
    v[in[get_global_id(0)] % 5] /= in[1] + 1; // @10division
    out[get_global_id(0)] = v.x + v.w;
}

__kernel void checked_within(__global const int *in, __global float *out, __global float4 *g)
{
    int4 v = 8;
    for (int i = 0; i < 4; ++i) {
        v[in[i]] += 1;
        v[in[i]]++;
        v[i]--;
    }
    v[in[get_global_id(0)] % 4] /= in[1] + 1;
    out[get_global_id(0)] = v.x + v.w + v[in[2]];
}
