// argument in int[16] index
// argument out int[16] zero
// argument float4[32] zero
// launch half_a_table global 16 local 8
// finding uninitialised-read r 1read
// differs
// launch whole_table global 16 local 8
// launch one_column_too_few global 16 local 8
// finding uninitialised-read r 2read
// differs
// launch summed_from_nothing global 16 local 8
// finding uninitialised-read sums 3sum
// differs
// launch summed_from_zero global 16 local 8
// launch row_handed_on global 16 local 8
// launch component global 16 local 8
// finding uninitialised-read v.z 4read
// differs
// launch component_in_both_branches global 16 local 8
// launch two_components global 16 local 8
// finding uninitialised-read v.yz 5read
// differs
// launch counted_up global 16 local 8
// finding uninitialised-read v.s1 6count
// differs
// launch whole_without_any global 16 local 8
// finding uninitialised-read v 7read
// differs
// launch whole_without_last global 16 local 8
// launch stored_without_last global 16 local 8
// finding warning uninitialised-read v 8store
// differs
// launch stored_by_a_function global 16 local 8
// finding warning uninitialised-read v 9store
// differs
// launch stored_without_any global 16 local 8
// finding uninitialised-read v 10store
// differs
// launch stored_in_part global 16 local 8
// launch filled_in_turns global 16 local 8
// launch of_each_turn global 16 local 8
// finding uninitialised-read v.y 11read
// differs
// launch set_in_a_loop_head global 16 local 8
// launch made_into_vectors global 16 local 8
// launch component_of_components global 16 local 8
// finding uninitialised-read v.zw.y 12read
// differs
// launch seen_as_another_type global 16 local 8
// finding uninitialised-read v.y 13read
// differs
__kernel void half_a_table(__global const int *a, __global int *o, __global float4 *v4)
{
    int r[4][4], t = get_global_id(0);
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k <= i; ++k)
            r[i][k] = a[t] + k;
    o[t] = r[t & 3][(t >> 2) & 3] + 1; // @1read
}

__kernel void whole_table(__global const int *a, __global int *o, __global float4 *v4)
{
    int r[4][4], t = get_global_id(0);
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k <= i; ++k)
            r[i][k] = r[k][i] = a[t] + k;
    o[t] = r[t & 3][(t >> 2) & 3] + r[3][2] * 2;
}

__kernel void one_column_too_few(__global const int *a, __global int *o, __global float4 *v4)
{
    float r[3][2][2];
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 2; ++k)
            r[i][k][0] = a[t];
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 2; ++k)
            sum += (int)(r[i][k][0] + r[i][k][1]); // @2read
    o[t] = sum;
}

__kernel void summed_from_nothing(__global const int *a, __global int *o, __global float4 *v4)
{
    int sums[2][2], t = get_global_id(0);
    for (int i = 0; i < 16; ++i)
        sums[i & 1][(i >> 1) & 1] += a[i]; // @3sum
    o[t] = sums[t & 1][0];
}

__kernel void summed_from_zero(__global const int *a, __global int *o, __global float4 *v4)
{
    int sums[2][2], t = get_global_id(0);
    sums[0][0] = sums[0][1] = sums[1][0] = sums[1][1] = 0;
    for (int i = 0; i < 16; ++i)
        sums[i & 1][(i >> 1) & 1] += a[i];
    o[t] = sums[t & 1][0];
}

int first_of(int *row)
{
    row[1] = row[0] = 5;
    return row[0];
}

__kernel void row_handed_on(__global const int *a, __global int *o, __global float4 *v4)
{
    int r[2][2], t = get_global_id(0);
    o[t] = first_of(r[t & 1]) + r[t & 1][1];
}

__kernel void component(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    v.x = a[t];
    v.y = 2.0f;
    if (a[t] & 1)
        v.z = 3.0f;
    o[t] = (int)(v.x + v.z); // @4read
}

__kernel void component_in_both_branches(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v, w;
    int t = get_global_id(0);
    v.x = a[t];
    v.y = 2.0f;
    if (a[t] & 1)
        v.z = 3.0f;
    else
        v.zw = v.xy * 2.0f;
    v.z += v.xx.y;
    w.xyz = v.zyx;
    o[t] = (int)(w.x + dot(w.yz, v.xy));
    float last = v.w;
    if (!(a[t] & 1))
        o[t] += (int)last;
}

__kernel void two_components(__global const int *a, __global int *o, __global float4 *v4)
{
    int4 v;
    int t = get_global_id(0);
    v.xw = (int2)(a[t], 3);
    if (t != 3)
        v.y = 2;
    else
        v.yz = 2;
    int2 sum = v.xw + v.yz * 2; // @5read
    o[t] = sum.x;
}

__kernel void counted_up(__global const int *a, __global int *o, __global float4 *v4)
{
    int2 v;
    int t = get_global_id(0);
    v.s0 = 0;
    for (int i = 0; i < 16; ++i) {
        if (a[i] & 1)
            v.s1++; // @6count
        else
            v.s0++;
    }
    o[t] = v.s0;
}

__kernel void whole_without_any(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    if (a[t] < 0)
        v.x = 1.0f;
    o[t] = (int)dot(v, (float4)(1.0f)); // @7read
}

/* The fourth is there for the size alone. */
__kernel void whole_without_last(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    v.xyz = (float3)(a[t], 1.0f, 2.0f);
    float4 twice = v * 2.0f;
    o[t] = (int)(twice.x + twice.y);
}

__kernel void stored_without_last(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    v.xyz = (float3)(a[t], 1.0f, 2.0f);
    v4[t] = a[t] < 0 ? (float4)(0.0f) : v * 2.0f; // @8store
}

__kernel void stored_by_a_function(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    v.xzw = 4.5f;
    v4[2 * t + 1] = fract(v, v4 + 2 * t); // @9store
}

__kernel void stored_without_any(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    if (a[t] < 0)
        v.xyzw = 1.0f;
    vstore4(v, t, (__global float *)v4); // @10store
}

__kernel void stored_in_part(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    if (a[t] >= 0)
        v.xy = (float2)(a[t], 1.0f);
    v4[t].xy = v.xy;
    v4[t].zw = (v + 1.0f).yx;
}

__kernel void filled_in_turns(__global const int *a, __global int *o, __global float4 *v4)
{
    float4 v;
    int t = get_global_id(0);
    for (int i = 0; i < 4; ++i) {
        switch (i) {
        case 0: v.x = a[t]; break;
        case 1: v.y = a[t] + v.x; break;
        case 2: v.z = v.x + v.y; break;
        default: v.w = 1.0f;
        }
    }
    v *= 2.0f;
    v4[t] = v;
}

__kernel void of_each_turn(__global const int *a, __global int *o, __global float4 *v4)
{
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 3; ++i) {
        int2 v;
        v.x = i;
        if (i == 0)
            v.y = a[t];
        sum += v.x + v.y; // @11read
    }
    o[t] = sum;
}

__kernel void set_in_a_loop_head(__global const int *a, __global int *o, __global float4 *v4)
{
    int2 v;
    int t = get_global_id(0), sum = 0;
    for (v.x = 0, v.y = 16; v.x < v.y; v.x++, v.y -= 2)
        sum += a[v.x];
    o[t] = sum;
}

/* (int4)(x) makes a vector of x, as (int4)(w) does. */
__kernel void made_into_vectors(__global const int *a, __global int *o, __global float4 *v4)
{
    int t = get_global_id(0), x;
    int4 w;
    if (a[t] >= 0)
        x = a[t];
    w.s0 = x + 1;
    w.s1 = select(w.s0, 7, t < 3);
    for (int i = 0; i < 2; ++i)
        w.s23 = w.s10;
    int4 sum = (int4)(x) + (int4)(w) * 2 + (int4)((w.xy), (x), 1);
    o[t] = sum.x + sum.y + sum.z + sum.w;
}

/* The first of y and z is y. */
__kernel void component_of_components(__global const int *a, __global int *o, __global float4 *v4)
{
    int4 v;
    int t = get_global_id(0);
    for (int i = 0; i < 2; ++i) {
        v.yz.x = a[t] + i;
        v.yz.y = v.yz.x + 1;
    }
    o[t] = v.y + v.z + v.zw.y; // @12read
}

__kernel void seen_as_another_type(__global const int *a, __global int *o, __global float4 *v4)
{
    float2 v;
    int t = get_global_id(0);
    for (int i = 0; i < 2; ++i)
        v.x = a[t] + i;
    o[t] = as_int2(v).x + (int)v.y; // @13read
}
