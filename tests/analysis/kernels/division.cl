// argument in int[16] index
// argument out int[16] zero
// launch quotient global 16 local 8
// finding division-by-zero 1quotient
// differs
// launch quotient_where_there_is_one global 16 local 8
// launch by_what_lies_outside global 16 local 8
// finding out-of-bounds a outside
// differs
// launch rest global 16 local 8
// finding division-by-zero 2remainder
// differs
// launch remainder_of_what_is_no_divisor global 16 local 8
// launch in_place global 16 local 8
// finding division-by-zero 3in_place
// finding division-by-zero 4in_place
// finding division-by-zero 5in_place
// finding division-by-zero 6in_place
// finding division-by-zero 7in_place
// finding division-by-zero 8in_place
// finding division-by-zero 9in_place
// differs
// launch in_place_by_more global 16 local 8
// launch components global 16 local 8
// finding division-by-zero 10components
// differs
// launch components_that_are_none global 16 local 8
// launch beyond_its_type global 16 local 8
// finding signed-overflow 11beyond
// finding signed-overflow 12beyond
// differs
// launch in_a_wider_type global 16 local 8
// launch both_at_once global 16 local 8
// finding division-by-zero 13both
// finding signed-overflow 13both
// differs
// launch known_divisors global 16 local 8
// launch floating global 16 local 8
// launch in_a_function global 16 local 8
// finding division-by-zero 14average
// differs
// launch in_a_function_that_asks global 16 local 8
// launch of_all_turns global 16 local 8
// finding division-by-zero 15turn
// differs
// launch of_all_turns_but_one global 16 local 8
// launch where_nobody_looks global 16 local 8
// launch between_barriers global 16 local 8
// finding division-by-zero 16between
// differs
// launch between_barriers_for_who_is_there global 16 local 8
// launch within_expressions global 16 local 8
// finding division-by-zero 17inner
// finding division-by-zero 18outer
// differs
// launch shifts global 16 local 8
__kernel void quotient(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = 100 / a[t]; // @1quotient
}

__kernel void quotient_where_there_is_one(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = a[t] ? 100 / a[t] : 0;
}

__kernel void rest(__global const int *a, __global int *o)
{
    uint t = get_global_id(0);
    uint n = a[t] & 7;
    o[t] = t % n; // @2remainder
}

__kernel void remainder_of_what_is_no_divisor(__global const int *a, __global int *o)
{
    uint t = get_global_id(0);
    uint n = a[t] & 7;
    o[t] = n % (t | 1);
}

typedef struct {
    int4 v;
    int n;
} pair;

__kernel void in_place(__global const int *a, __global int *o)
{
    int t = get_global_id(0), d = a[t] - 5, x = 7;
    int r[4] = {1, 2, 3, 4};
    int4 v[2] = {(int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8)};
    int4 w = (int4)(9);
    pair p = {w, 3};
    short s = 300;
    x /= d;        // @3in_place
    r[t & 3] /= d; // @4in_place
    v[t & 1].y %= d; // @5in_place
    w.zw /= d;     // @6in_place
    p.v.x %= d;    // @7in_place
    s /= d;        // @8in_place
    o[t] = x + r[t & 3] + v[t & 1].y + w.z + p.v.x + s;
    o[t] /= d;     // @9in_place
}

__kernel void in_place_by_more(__global const int *a, __global int *o)
{
    int t = get_global_id(0), d = a[t] + 1, x = 7, i = 0;
    int r[4] = {1, 2, 3, 4};
    int4 v[2] = {(int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8)};
    int4 w = (int4)(9);
    pair p = {w, 3}, *at = &p;
    short s = 300;
    float f = 8;
    x /= d;
    r[i++] /= d;
    r[i++] %= d + i;
    v[t & 1].y %= d;
    v[t & 1].zw /= d;
    w.zw /= d;
    w /= d;
    p.v.x %= d;
    at->v.w /= d;
    at->n /= d;
    s /= d;
    f /= d;
    o[t] = x + r[0] + r[1] + v[t & 1].y + v[t & 1].z + w.x + w.z + p.v.x + p.v.w + p.n + s + (int)f + i;
    o[t] /= d;
    o[t] %= d + 2;
}

__kernel void components(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int4 v = (int4)(t, 5, 6, 7) / (int4)(1, a[t], 2, 3); // @10components
    o[t] = v.x + v.y + v.z + v.w;
}

__kernel void components_that_are_none(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int3 v = (int3)(t, 5, 6) / (int3)(1, a[t] + 1, 2);
    uchar4 u = (uchar4)(9) % (uchar4)(1, t + 1, 2, 3);
    int4 known = (int4)(t) / (int4)(1, 2, 3, 4);
    int2 less = vload2(0, a + 2) / (1 + t);
    o[t] = v.x + v.y + v.z + u.x + u.y + known.z + less.x;
}

__kernel void beyond_its_type(__global const int *a, __global int *o)
{
    int t = get_global_id(0), least = INT_MIN + a[t];
    long far = LONG_MIN + a[t];
    o[t] = least / (a[t] - 1 - 2 * t); // @11beyond
    far /= -1;                         // @12beyond
    o[t] += (int)far;
}

__kernel void in_a_wider_type(__global const int *a, __global int *o)
{
    int t = get_global_id(0), least = INT_MIN + a[t];
    short small = -32768;
    char tiny = -128;
    o[t] = (int)((long)least / -1 >> 8) + (least / (a[t] + 1) >> 8) + small / (-1 - a[t]) + tiny % (-1 - a[t]);
}

__kernel void both_at_once(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = INT_MIN / (t == 3 ? -1 : t == 4 ? a[0] : 1 + a[t]); // @13both
}

__kernel void known_divisors(__global const int *a, __global int *o)
{
    int t = get_global_id(0), per = 16 / get_local_size(0);
    const int n = 5;
    enum { four = 4 };
    o[t] = t / 3 + t % four + a[t] / n + per + t / (int)get_num_groups(0) + t % (int)get_global_size(0);
}

__kernel void floating(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float x = 1.0f / a[t];
    x /= a[t];
    float2 v = (float2)(1, 2) / (float2)(a[t], 0);
    o[t] = isinf(x) || isnan(v.x);
}

int average(__global const int *a, int n)
{
    int sum = 0;
    for (int i = 0; i < n; ++i)
        sum += a[i];
    return sum / n; // @14average
}

__kernel void in_a_function(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = average(a, t);
}

int average_of_some(__global const int *a, int n)
{
    int sum = 0;
    for (int i = 0; i < n; ++i)
        sum += a[i];
    return n == 0 ? 0 : sum / n;
}

__kernel void in_a_function_that_asks(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = average_of_some(a, t);
}

__kernel void of_all_turns(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 16; ++i)
        sum += 100 / (a[i] - 9); // @15turn
    o[t] = sum;
}

__kernel void of_all_turns_but_one(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 16; ++i)
        sum += 100 / (a[i] - 16);
    for (int i = 0; i < 16; ++i)
        sum %= a[i] + 1;
    o[t] = sum;
}

__kernel void where_nobody_looks(__global const int *a, __global int *o)
{
    int t = get_global_id(0), d = a[t];
    if (d != 0 && 10 / d > 3)
        o[t] = 10 % d;
    else
        o[t] = d == 0 ? 1 : 10 / d;
}

__kernel void between_barriers(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0);
    s[t] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (s[0] / (a[g] + 1) >= 0) {
        int mean = s[7 - t] / s[t]; // @16between
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t] = mean;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[g] = s[t];
}

int from_the_other_end(__local int *s, int t)
{
    barrier(CLK_LOCAL_MEM_FENCE);
    return s[7 - t];
}

/* Nobody is in the branch, but all walk along to its barrier. */
__kernel void between_barriers_for_who_is_there(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0);
    s[t] = a[g];
    if (a[g] < 0) {
        int share = from_the_other_end(s, t) / (a[g] < 0);
        s[t] = share;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[g] = s[t];
}

__kernel void within_expressions(__global const int *a, __global int *o)
{
    int t = get_global_id(0), d = a[t];
    o[t] = 5 / // @18outer
           (10 / (d - 3)); // @17inner
}

/* What OpenCL C defines: a shift is taken modulo the width. */
__kernel void shifts(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = 1 << (a[t] + 32) | 256 >> (a[t] + 64);
}

// The divisor that the trace has in its place is 0.
kernel void by_what_lies_outside(global const int *a, global int *o)
{
    int t = get_global_id(0);
    o[t] = 100 / a[t + 1]; // @outside
}
