// argument in int[16] index
// argument out int[16] zero
// argument float4[16] zero
// launch left_by_a_helper global 16 local 8
// finding uninitialised-read v 1read
// differs
// launch set_by_a_helper global 16 local 8
// launch set_where_it_is_read global 16 local 8
// launch counted_from_nothing global 16 local 8
// finding uninitialised-read v 2count
// differs
// launch vector_left global 16 local 8
// finding uninitialised-read v 3read
// differs
// launch vector_set_in_part global 16 local 8
// launch anew_in_each_turn global 16 local 8
// finding uninitialised-read v 4read
// differs
// launch second_result global 16 local 8
// launch array_left global 16 local 8
// finding uninitialised-read a 5read
// differs
// launch array_filled global 16 local 8
// launch row_filled global 16 local 8
// finding uninitialised-read a 6read
// differs
// launch small_numbers global 16 local 8
// differs
void odd(int i, int *v, int to)
{
    if (i & 1)
        *v = to;
}

void always(int *v, int to)
{
    *v = to;
}

void both(int i, int *v)
{
    if (i & 1)
        always(v, 1);
    else
        *v = 2;
}

void fill(int *a, int count)
{
    for (int k = 0; k < count; ++k)
        a[k] = k;
}

kernel void left_by_a_helper(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int v;
    odd(i, &v, in[i]);
    out[i] = v; // @1read
}

kernel void set_by_a_helper(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int v;
    both(i, &v);
    out[i] = v;
}

kernel void set_where_it_is_read(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int v;
    odd(i, &v, in[i]);
    out[i] = i & 1 ? v : 0;
}

kernel void counted_from_nothing(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int v;
    odd(i, &v, in[i]);
    v += 1; // @2count
    out[i] = v;
}

kernel void vector_left(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    float4 v;
    float4 *p = &v;
    if (in[i] > 7)
        *p = (float4)(1.0f);
    f[i] = v * 2.0f; // @3read
}

kernel void vector_set_in_part(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    float4 v;
    float4 *p = &v;
    p->xy = (float2)(1.0f);
    f[i] = (float4)(v.xy, 0.0f, 0.0f);
}

kernel void anew_in_each_turn(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int sum = 0;
    for (int k = 0; k < 3; ++k) {
        int v;
        odd(k, &v, 5);
        sum += v; // @4read
    }
    out[i] = sum;
}

kernel void second_result(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    float c;
    float s = sincos((float)i, &c);
    f[i] = (float4)(s, c, 0.0f, 0.0f);
}

kernel void array_left(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int a[4];
    fill(a, 3);
    out[i] = a[i & 3]; // @5read
}

kernel void array_filled(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int a[4];
    fill(a, 4);
    out[i] = a[i & 3];
}

kernel void row_filled(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    int a[2][4];
    fill(a[1], 4);
    out[i] = a[i & 1][i & 3]; // @6read
}

// What is smaller than 4 bytes has no pattern.
kernel void small_numbers(global const int *in, global int *out, global float4 *f)
{
    int i = get_global_id(0);
    char v;
    char *p = &v;
    if (i & 1)
        *p = 1;
    out[i] = v;
}
