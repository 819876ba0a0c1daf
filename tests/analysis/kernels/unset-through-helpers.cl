// Variables without a value whose address a function gets, which reads there first.
// launch incremented global 8 local 4
// argument int[8] index
// argument int[8] zero
// finding uninitialised-read x 1increment
// differs
// launch incremented_mended global 8 local 4
// argument int[8] index
// argument int[8] zero
// launch only_read global 8 local 4
// argument int[8] index
// argument int[8] zero
// finding uninitialised-read x 2read
// differs
// launch as_a_sum global 8 local 4
// argument int[8] index
// argument int[8] zero
// finding uninitialised-read sum 3sum
// differs
// launch as_a_sum_mended global 8 local 4
// argument int[8] index
// argument int[8] zero
// launch of_vector global 8 local 4
// argument int[8] index
// argument int[8] zero
// finding uninitialised-read v 4vector
// differs
// launch of_vector_mended global 8 local 4
// argument int[8] index
// argument int[8] zero
// launch exchanged global 8 local 4
// argument int[8] index
// argument int[8] zero
// finding uninitialised-read a 5exchange
// differs
// launch exchanged_mended global 8 local 4
// argument int[8] index
// argument int[8] zero
// launch given_by_function global 8 local 4
// argument int[8] index
// argument int[8] zero
void increment(int *p)
{
    *p += 1; // @1increment
}

int successor(int *p)
{
    return *p + 1; // @2read
}

void add(int *sum, int value)
{
    *sum += value; // @3sum
}

void addVector(int4 *v)
{
    *v += (int4)(1); // @4vector
}

void exchange(int *a, int *b)
{
    int before = *a + 0; // @5exchange
    *a = *b;
    *b = before;
}

void give(int *p, int value)
{
    *p = value;
}

__kernel void incremented(__global const int *in, __global int *o)
{
    int i = get_global_id(0), x;
    increment(&x);
    o[i] = in[i];
}

__kernel void incremented_mended(__global const int *in, __global int *o)
{
    int i = get_global_id(0), x = in[i];
    increment(&x);
    o[i] = x;
}

__kernel void only_read(__global const int *in, __global int *o)
{
    int i = get_global_id(0), x;
    o[i] = successor(&x) + in[i];
}

__kernel void as_a_sum(__global const int *in, __global int *o)
{
    int i = get_global_id(0), sum;
    for (int k = 0; k < 3; k++)
        add(&sum, in[i]);
    o[i] = in[i];
}

__kernel void as_a_sum_mended(__global const int *in, __global int *o)
{
    int i = get_global_id(0), sum;
    sum = 0;
    for (int k = 0; k < 3; k++)
        add(&sum, in[i]);
    o[i] = sum;
}

__kernel void of_vector(__global const int *in, __global int *o)
{
    int i = get_global_id(0);
    int4 v;
    addVector(&v);
    o[i] = in[i];
}

__kernel void of_vector_mended(__global const int *in, __global int *o)
{
    int i = get_global_id(0);
    int4 v;
    v = (int4)(in[i]);
    addVector(&v);
    o[i] = v.x;
}

__kernel void exchanged(__global const int *in, __global int *o)
{
    int i = get_global_id(0), a, b = in[i];
    exchange(&a, &b);
    o[i] = in[i];
}

__kernel void exchanged_mended(__global const int *in, __global int *o)
{
    int i = get_global_id(0), a = 1, b = in[i];
    exchange(&a, &b);
    o[i] = a;
}

__kernel void given_by_function(__global const int *in, __global int *o)
{
    int i = get_global_id(0), x;
    give(&x, in[i]);
    o[i] = successor(&x);
}
