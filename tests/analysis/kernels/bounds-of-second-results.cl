// What fract, modf and their like store through a pointer to private memory.
// launch at_end global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 2
// finding out-of-bounds w 1fract
// differs
// launch at_end global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 1
// launch at_index global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int -1
// finding out-of-bounds w 2modf
// differs
// launch at_index global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 0
// launch of_integers global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 2
// finding out-of-bounds e 3frexp
// differs
// launch of_integers global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 1
// launch of_two global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 3
// finding out-of-bounds a or b 4either
// differs
// launch of_two global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 2
// launch of_vectors global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 2
// finding out-of-bounds v 5vector
// differs
// launch of_vectors global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 1
// launch in_helper global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 2
// finding out-of-bounds w 6helper
// differs
// launch in_helper global 8 local 4
// argument float[8] index
// argument float[8] zero
// argument int 1
// launch of_one_variable global 8 local 4
// argument float[8] index
// argument float[8] zero
__kernel void at_end(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    float w[2] = {0, 0};
    o[i] = fract(in[i] + 0.5f, w + n); // @1fract
    o[i] += w[0] + w[1];
}

__kernel void at_index(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    float w[2] = {0, 0};
    o[i] = modf(in[i], &w[n]); // @2modf
    o[i] += w[0] + w[1];
}

__kernel void of_integers(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    int e[2] = {0, 0}, q[2] = {0, 0};
    o[i] = frexp(in[i], e + n) + remquo(in[i], 3.0f, q); // @3frexp
    o[i] += e[0] + e[1] + q[0];
}

__kernel void of_two(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    float a[3] = {0, 0, 0}, b[3] = {1, 1, 1};
    float *p = i % 2 ? a : b;
    o[i] = sincos(in[i], p + n); // @4either
    o[i] += a[1] + b[1];
}

__kernel void of_vectors(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    float4 v[2] = {0, 0};
    o[i] = fract((float4)(in[i]), v + n).x; // @5vector
    o[i] += v[0].y + v[1].z;
}

float parted(float x, float *whole)
{
    return modf(x, whole); // @6helper
}

__kernel void in_helper(__global const float *in, __global float *o, int n)
{
    int i = get_global_id(0);
    float w[2] = {0, 0};
    o[i] = parted(in[i], w + n);
    o[i] += w[0] + w[1];
}

__kernel void of_one_variable(__global const float *in, __global float *o)
{
    int i = get_global_id(0);
    float whole;
    o[i] = modf(in[i] + 0.25f, &whole) + whole;
}
