// Floating point numbers that are made integers.
// launch too_large global 8 local 8
// argument in float[8] 1 2 3e9 4 5 6 7 8
// argument out int[8] zero
// differs
// finding invalid-conversion cast
// launch in_range global 8 local 8
// argument in float[8] 1 -2 2.147483e9 -2147483648 0.5 -0.5 127.9 255
// argument out int[8] zero
// launch negative_to_unsigned global 8 local 8
// argument in float[8] 1 -1 3 4 5 6 7 8
// argument out int[8] zero
// differs
// finding invalid-conversion implicit
// launch fractions_are_cut_off global 8 local 8
// argument in float[8] -0.9 255.9 0 1 2 3 4 5
// argument out int[8] zero
// launch not_a_number global 8 local 8
// argument in float[8] 0 1 2 3 4 5 6 7
// argument out int[8] zero
// differs
// finding invalid-conversion made
// launch in_a_vector global 2 local 2
// argument in float[8] 1 2 300 4 5 6 7 8
// argument out int[8] zero
// differs
// finding invalid-conversion converted
// launch saturated global 2 local 2
// argument in float[8] 1 2 300 4 5 6 -7 8
// argument out int[8] zero
// launch rounded_up global 8 local 8
// argument in float[8] 1 2 3 4 5 6 7 126.5
// argument out int[8] zero
// launch rounded_out_of_range global 8 local 8
// argument in float[8] 1 2 3 4 5 6 7 127.5
// argument out int[8] zero
// differs
// finding invalid-conversion up
// launch in_a_loop global 4 local 4
// argument in float[64] index
// argument out int[8] zero
// launch in_a_loop_too_large global 4 local 4
// argument in float[64] index
// argument out int[8] zero
// differs
// finding invalid-conversion scaled
kernel void too_large(global const float *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = (int)a[i]; // @cast
}

kernel void in_range(global const float *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = a[i];
}

kernel void negative_to_unsigned(global const float *a, global int *b)
{
    int i = get_global_id(0);
    uint u = a[i]; // @implicit
    b[i] = u;
}

kernel void fractions_are_cut_off(global const float *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = (uchar)a[i];
}

kernel void not_a_number(global const float *a, global int *b)
{
    int i = get_global_id(0);
    float root = sqrt(a[i] - 1.0f);
    b[i] = (int)root; // @made
}

kernel void in_a_vector(global const float *a, global int *b)
{
    int i = get_global_id(0);
    uchar4 c = convert_uchar4(vload4(i, a)); // @converted
    vstore4(convert_int4(c), i, b);
}

kernel void saturated(global const float *a, global int *b)
{
    int i = get_global_id(0);
    uchar4 c = convert_uchar4_sat(vload4(i, a));
    vstore4(convert_int4(c), i, b);
}

kernel void rounded_up(global const float *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = convert_char_rtp(a[i]);
}

kernel void rounded_out_of_range(global const float *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = convert_char_rtp(a[i]); // @up
}

kernel void in_a_loop(global const float *a, global int *b)
{
    int s = 0;
    for (int j = 0; j < 64; j++)
        s += (short)(a[j] * 500.0f);
    b[get_global_id(0)] = s;
}

kernel void in_a_loop_too_large(global const float *a, global int *b)
{
    int s = 0;
    for (int j = 0; j < 64; j++)
        s += (short)(a[j] * 600.0f); // @scaled
    b[get_global_id(0)] = s;
}
