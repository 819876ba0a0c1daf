// argument in int[16] index
// argument out int[16] zero
// launch sum_from_nothing global 16 local 8
// finding uninitialised-read sum 1sum
// differs
// launch sum_from_zero global 16 local 8
// launch one_branch global 16 local 8
// finding uninitialised-read x 2read
// differs
// launch same_branch_twice global 16 local 8
// launch of_the_turn_before global 16 local 8
// finding uninitialised-read x 3read
// differs
// launch set_in_each_turn global 16 local 8
// launch in_a_function global 16 local 8
// finding uninitialised-read v 4read
// differs
// launch counted_up global 16 local 8
// finding uninitialised-read n 5count
// differs
// launch set_within_expressions global 16 local 8
// launch across_barriers global 16 local 8
// launch across_barriers_too_late global 16 local 8
// finding uninitialised-read x 6read
// differs
// launch set_by_a_function global 16 local 8
// launch components global 16 local 8
// launch switched global 16 local 8
// launch switched_without_default global 16 local 8
// finding uninitialised-read x 7read
// differs
// launch for_who_does_not_look global 16 local 8
// launch for_who_looks global 16 local 8
// finding uninitialised-read y 8read
// differs
// launch handed_on global 16 local 8
// launch handed_on_and_stored global 16 local 8
// finding uninitialised-read sum 9read
// differs
// launch bins global 16 local 8
// finding uninitialised-read bins 10count
// differs
// launch bins_from_zero global 16 local 8
// launch one_bin_too_few global 16 local 8
// finding uninitialised-read sums 11read
// differs
// launch moved_along global 16 local 8
// launch filled_by_a_function global 16 local 8
// launch of_each_turn global 16 local 8
// finding uninitialised-read r 12read
// differs
// launch in_its_own_initialiser global 16 local 8
// finding uninitialised-read x 13read
// differs
// launch where_nobody_gets_to global 16 local 8
// launch of_an_outer_one global 16 local 8
// finding uninitialised-read x 14read
// differs
// launch in_one_branch global 16 local 8
// finding uninitialised-read x 15read
// differs
// launch element_in_one_branch global 16 local 8
// finding uninitialised-read r 16read
// differs
// launch component_in_one_branch global 16 local 8
// finding uninitialised-read v.y 17read
// differs
__kernel void sum_from_nothing(__global const int *a, __global int *o)
{
    int sum;
    for (int i = 0; i < 16; ++i)
        sum += a[i]; // @1sum
    o[get_global_id(0)] = sum;
}

__kernel void sum_from_zero(__global const int *a, __global int *o)
{
    int sum;
    sum = 0;
    for (int i = 0; i < 16; ++i)
        sum += a[i];
    o[get_global_id(0)] = sum;
}

__kernel void one_branch(__global const int *a, __global int *o)
{
    int x;
    if (a[get_global_id(0)] > 5)
        x = 3;
    o[get_global_id(0)] = x; // @2read
}

__kernel void same_branch_twice(__global const int *a, __global int *o)
{
    float x;
    int t = get_global_id(0);
    if (a[t] > 5)
        x = a[t];
    o[t] = 1;
    if (a[t] > 5)
        o[t] = (int)x * 2;
}

__kernel void of_the_turn_before(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    for (int i = 0; i < 3; ++i) {
        int x;
        if (i == 0)
            x = a[t];
        o[t] = x; // @3read
    }
}

__kernel void set_in_each_turn(__global const int *a, __global int *o)
{
    int t = get_global_id(0), last;
    for (int i = 0; i < 3; ++i) {
        int x;
        if (i == 0)
            x = last = a[t];
        else
            x = last + i;
        o[t] = x;
    }
}

float2 halved(int i)
{
    float2 v;
    if (i & 1)
        v = (float2)(i, 1.0f);
    return v * 0.5f; // @4read
}

__kernel void in_a_function(__global const int *a, __global int *o)
{
    o[get_global_id(0)] = (int)halved(a[get_global_id(0)]).x;
}

__kernel void counted_up(__global const int *a, __global int *o)
{
    uint n;
    for (int i = 0; i < 16; ++i) {
        if (a[i] > 3)
            n++; // @5count
    }
    o[get_global_id(0)] = n;
}

__kernel void set_within_expressions(__global const int *a, __global int *o)
{
    int t = get_global_id(0), x, y, z, i, r;
    if ((x = a[t]) > 3)
        y = z = x;
    else
        y = z = -x;
    for (i = 0, r = 0; i < 4; ++i)
        r += i > 1 ? (z = y + i) : z;
    int w;
    while ((w = r) > 100)
        r -= 50;
    o[t] = r + w + (x > 3 && (i = y) > 2 ? i : t);
}

/* Whoever is not in the branch walks along to its barrier, and reads nothing there. */
__kernel void across_barriers(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0), x;
    s[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a[g] >= 0) {
        x = a[g];
        s[t] = x;
        barrier(CLK_LOCAL_MEM_FENCE);
        x += s[7 - t];
    }
    for (int i = 0; i < 2 + (a[g] < 0); ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < 4)
            x += i;
    }
    o[g] = x;
}

__kernel void across_barriers_too_late(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0), x;
    s[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a[g] >= 0) {
        s[t] = a[g];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < 7)
            x = s[7 - t];
    }
    o[g] = x; // @6read
}

void sets(int *p, int value)
{
    *p = value;
}

__kernel void set_by_a_function(__global const int *a, __global int *o)
{
    int x, y;
    sets(&x, a[get_global_id(0)]);
    if (x > 3)
        sets(&y, x);
    o[get_global_id(0)] = x + (x > 3 ? y : 0);
}

__kernel void components(__global const int *a, __global int *o)
{
    int4 v;
    int t = get_global_id(0);
    v.x = a[t];
    v.yz = (int2)(1, 2);
    v.w = v.x + v.y;
    o[t] = v.w + v.z;
}

__kernel void switched(__global const int *a, __global int *o)
{
    int x;
    switch (a[get_global_id(0)] & 3) {
    case 0:
        x = 1;
        break;
    case 1:
    case 2:
        x = 2;
        break;
    default:
        x = 3;
    }
    o[get_global_id(0)] = x;
}

__kernel void switched_without_default(__global const int *a, __global int *o)
{
    int x;
    switch (a[get_global_id(0)] & 3) {
    case 0:
        x = 1;
        break;
    case 1:
    case 2:
        x = 2;
        break;
    }
    o[get_global_id(0)] = x; // @7read
}

int first_of(int a, int b, float c)
{
    return a + (int)c;
}

__kernel void for_who_does_not_look(__global const int *a, __global int *o)
{
    int unused;
    o[get_global_id(0)] = first_of(a[get_global_id(0)], unused, 1.0f);
}

__kernel void for_who_looks(__global const int *a, __global int *o)
{
    int x;
    float y;
    o[get_global_id(0)] = first_of(a[get_global_id(0)], x, y); // @8read
}

/* The sum that the first work-item has is for it alone. */
int sum_of(__local int *s, int t)
{
    int sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0)
        sum = s[0] + s[7];
    barrier(CLK_LOCAL_MEM_FENCE);
    return sum;
}

__kernel void handed_on(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0);
    s[t] = a[g];
    int all = sum_of(s, t);
    int last, present, steps = 0;
    for (int i = 0; i < 4; ++i) {
        last = present;
        present = a[i];
        if (i > 0)
            steps += present - last;
    }
    o[g] = steps;
    if (t == 0)
        o[g] = all + steps;
}

__kernel void handed_on_and_stored(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), g = get_global_id(0), sum;
    s[t] = a[g];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0)
        sum = s[0] + s[7];
    o[g] = sum; // @9read
}

__kernel void bins(__global const int *a, __global int *o)
{
    int bins[8];
    int t = get_global_id(0);
    for (int i = 0; i < 16; ++i)
        bins[a[i] & 7]++; // @10count
    o[t] = bins[t & 7];
}

__kernel void bins_from_zero(__global const int *a, __global int *o)
{
    int bins[8];
    int t = get_global_id(0);
    for (int i = 0; i < 8; ++i)
        bins[i] = 0;
    for (int i = 0; i < 16; ++i)
        bins[a[i] & 7]++;
    o[t] = bins[t & 7] + bins[1] * bins[(t + 1) & 7];
}

__kernel void one_bin_too_few(__global const int *a, __global int *o)
{
    float4 sums[5];
    int t = get_global_id(0);
    for (int i = 0; i < 4; ++i)
        sums[i] = (float4)(a[t]);
    float4 all = 0.0f;
    for (int i = 0; i < 5; ++i)
        all += sums[i] * 2.0f; // @11read
    o[t] = (int)all.x;
}

/* A row of values that is moved along, and read when it is full. */
__kernel void moved_along(__global const int *a, __global int *o)
{
    int row[4], sorted[4], t = get_global_id(0), sum = 0;
    for (int i = 0; i < 16; ++i) {
        for (int k = 3; k > 0; --k)
            row[k] = row[k - 1];
        row[0] = a[i];
        if (i >= 3)
            sum += row[3] - row[0] + row[i & 3];
    }
    for (int i = 0; i < 4; ++i) {
        int place = i;
        for (; place > 0 && sorted[place - 1] > row[i]; --place)
            sorted[place] = sorted[place - 1];
        sorted[place] = row[i];
    }
    o[t] = sum + sorted[0] * sorted[3];
}

void fills(int *p)
{
    for (int i = 0; i < 4; ++i)
        p[i] = i;
}

__kernel void filled_by_a_function(__global const int *a, __global int *o)
{
    int r[4];
    fills(r);
    o[get_global_id(0)] = r[a[get_global_id(0)] & 3];
}

__kernel void of_each_turn(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 3; ++i) {
        int r[2];
        if (i == 0)
            r[0] = a[t];
        r[1] = i;
        sum += r[0] + r[1]; // @12read
    }
    o[t] = sum;
}

__kernel void in_its_own_initialiser(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int x = a[i] > 5 ? a[i] : x; // @13read
    o[i] = x;
}

__kernel void where_nobody_gets_to(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int x = a[i] >= 0 ? a[i] : x;
    int y = y;
    y = x;
    o[i] = y;
}

__kernel void of_an_outer_one(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int x = a[i];
    for (int k = 0; k < 2; ++k) {
        int x = x + k; // @14read
        o[i] = x;
    }
    if (x > 20)
        o[i] = x;
}

__kernel void in_one_branch(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int x;
    if (i > 5)
        x = a[i];
    else
        x = x + 1; // @15read
    o[i] = x;
}

__kernel void element_in_one_branch(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int r[2];
    if (i > 5)
        r[1] = a[i];
    else
        r[1] = r[1] + 1; // @16read
    o[i] = r[1];
}

__kernel void component_in_one_branch(__global const int *a, __global int *o)
{
    const int i = get_global_id(0);
    int2 v;
    if (i > 5)
        v.y = a[i];
    else
        v.y = v.y + 1; // @17read
    o[i] = v.y;
}
