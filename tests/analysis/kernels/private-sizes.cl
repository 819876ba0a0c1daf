// Pointers that lead to private variables of different sizes.
// argument in int[16] index
// argument out int[16] zero
// launch after_the_smaller global 16 local 8
// finding out-of-bounds one 1smaller
// differs
// launch after_the_larger global 16 local 8
// finding out-of-bounds row 2larger
// differs
// launch within_both global 16 local 8
// launch by_a_function global 16 local 8
// finding out-of-bounds few 3few
// finding out-of-bounds many 3few
// differs
// launch by_a_function_within global 16 local 8
// launch larger_than_one global 16 local 8
// finding out-of-bounds one 4vector
// differs
// launch vectors global 16 local 8
// finding out-of-bounds few 5load
// differs
// launch vectors_within global 16 local 8
// launch walked_along_both global 16 local 8
// launch one_after_the_other global 16 local 8
// launch unset_in_the_larger global 16 local 8
// finding uninitialised-read few or many 6unset
// differs
__kernel void after_the_smaller(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int one = 1, row[4] = {1, 2, 3, 4};
    int *p = i & 1 ? &one : row;
    out[i] = p[1] + in[i]; // @1smaller
}

__kernel void after_the_larger(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int one = 1, row[4] = {1, 2, 3, 4};
    int *p = i & 1 ? &one : row;
    p[i & 1 ? 0 : in[4]] = i; // @2larger
    out[i] = row[in[3]] + one;
}

__kernel void within_both(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    float one = 1, row[4] = {1, 2, 3, 4};
    float *p = i & 1 ? &one : row;
    out[i] = p[i & 1 ? 0 : in[3]];
}

int sumOf(const int *p, int count)
{
    int sum = 0;
    for (int i = 0; i < count; ++i)
        sum += p[i]; // @3few
    return sum;
}

__kernel void by_a_function(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[2] = {1, 2}, many[5] = {1, 2, 3, 4, 5}, three[3] = {1, 2, 3};
    out[i] = sumOf(few, in[3]) + sumOf(many, in[6]) + sumOf(three, 3);
}

int sumWithin(const int *p, int count)
{
    int sum = 0;
    while (count-- > 0)
        sum += *p++;
    return sum;
}

__kernel void by_a_function_within(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[2] = {1, 2}, many[5] = {1, 2, 3, 4, 5};
    out[i] = sumWithin(few, in[2]) + sumWithin(many, in[5]) + sumWithin(&many[3], in[2]);
}

__kernel void larger_than_one(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int one = 1;
    int4 four = 2;
    int2 *p = i & 1 ? (int2 *)&one : (int2 *)&four;
    out[i] = p[0].x + in[i]; // @4vector
}

int4 four(const int *p, int i)
{
    return vload4(i, p); // @5load
}

__kernel void vectors(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[4] = {1, 2, 3, 4}, many[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    out[i] = four(few, in[1]).x + four(many, in[1]).y;
}

int4 fourWithin(const int *p, int i)
{
    return vload4(i, p);
}

__kernel void vectors_within(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[4] = {1, 2, 3, 4}, many[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    out[i] = fourWithin(few, in[0]).x + fourWithin(many, in[1]).y + fourWithin(many + 2, in[0]).z;
}

__kernel void walked_along_both(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[2] = {1, 2}, many[4] = {1, 2, 3, 4}, sum = 0;
    for (int *p = few; p != few + 2; ++p)
        sum += *p;
    int *q = many + 4;
    while (q != many)
        sum += *--q;
    q = few;
    out[i] = sum + q[in[1]];
}

__kernel void one_after_the_other(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int sum = 0;
    for (int k = 0; k < 4; ++k) {
        if (in[k] & 1) {
            int few[2];
            few[0] = few[1] = k;
            sum += sumWithin(few, 2);
        } else {
            int many[16];
            for (int j = 0; j < 16; ++j)
                many[j] = in[j];
            sum += sumWithin(many, 16);
        }
    }
    out[i] = sum;
}

int lastOf(const int *p, int count)
{
    return p[count - 1] + 1; // @6unset
}

__kernel void unset_in_the_larger(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int few[2], many[4];
    few[0] = few[1] = many[0] = many[1] = many[2] = i;
    out[i] = lastOf(few, 2) + lastOf(many, 4);
}
