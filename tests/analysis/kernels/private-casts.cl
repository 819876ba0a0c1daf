// Private variables through pointers to other types that were not moved.
// argument in int[16] index
// argument out int[16] zero
// launch bits_of_unset global 16 local 8
// finding uninitialised-read x 1bits
// differs
// launch bits_of_set global 16 local 8
// launch unset_bytes global 16 local 8
// finding uninitialised-read b 2bytes
// differs
// launch set_bytes global 16 local 8
// launch unset_vector global 16 local 8
// finding uninitialised-read v 3vector
// differs
// launch set_vector global 16 local 8
// launch unset_in_a_function global 16 local 8
// finding uninitialised-read x or y 4function
// differs
// launch larger global 16 local 8
// finding out-of-bounds x 5larger
// differs
// launch as_large global 16 local 8
// launch larger_store global 16 local 8
// finding out-of-bounds x 6larger
// differs
// launch misaligned global 16 local 8
// finding misaligned-access b 7misaligned
// differs
// launch aligned_bytes global 16 local 8
// launch misaligned_store global 16 local 8
// finding misaligned-access b 8misaligned
// differs
// launch written_by_bytes global 16 local 8
__kernel void bits_of_unset(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x;
    if (in[i] > 4)
        x = in[i];
    out[i] = *(uint *)&x; // @1bits
}

__kernel void bits_of_set(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x, y = in[i];
    x = in[i];
    out[i] = *(uint *)&x + *(uint *)&y;
}

__kernel void unset_bytes(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4)));
    for (int k = 0; k < 8 && in[i] > 4; ++k)
        b[k] = k;
    out[i] = (int)(*(float *)b + 1); // @2bytes
}

__kernel void set_bytes(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4)));
    *(float *)b = in[i];
    *(int *)(b + 4) = in[i];
    out[i] = (int)(*(float *)b + 1) + *(int *)&b[4];
}

__kernel void unset_vector(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int4 v;
    if (in[i] > 4)
        v = in[i];
    int *first = (int *)&v;
    out[i] = *first + 1; // @3vector
}

__kernel void set_vector(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int4 v;
    v = in[i];
    int *first = (int *)&v;
    *first += 1;
    out[i] = *first + v.y;
}

uint bitsOf(const float *x)
{
    return *(const uint *)x + 1; // @4function
}

__kernel void unset_in_a_function(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float x, y = 1;
    if (in[i] > 4)
        x = in[i];
    out[i] = bitsOf(&x) + bitsOf(&y);
}

__kernel void larger(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x[3] = {in[i], 1, 2};
    int4 *all = (int4 *)x;
    out[i] = (*all).x; // @5larger
}

__kernel void as_large(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x[4] __attribute__((aligned(16))) = {in[i], 1, 2, 3};
    out[i] = (*(int4 *)x).x + (int)*(long *)&x[2];
}

__kernel void larger_store(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int x = 0;
    *(long *)&x = in[i]; // @6larger
    out[i] = x;
}

__kernel void misaligned(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4))) = {1, 2, 3, 4, 5, 6, 7, 8};
    out[i] = *(int *)&b[1] + in[i]; // @7misaligned
}

__kernel void aligned_bytes(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4))) = {1, 2, 3, 4, 5, 6, 7, 8};
    out[i] = *(int *)&b[4] + *(short *)&b[2] + in[i];
}

__kernel void misaligned_store(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uchar b[8] __attribute__((aligned(4))) = {1, 2, 3, 4, 5, 6, 7, 8};
    short *second = (short *)&b[1];
    *second = in[i]; // @8misaligned
    out[i] = b[2];
}

__kernel void written_by_bytes(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    uint x;
    uchar *b = (uchar *)&x;
    *b = in[i];
    b[1] = b[2] = b[3] = 0;
    out[i] = *(int *)&x + x;
}
