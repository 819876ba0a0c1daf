// argument in int[16] index
// argument out int[16] zero
// launch open_end global 16 local 8
// finding uninitialised-read sign_of 1used
// differs
// launch each_way_returns global 16 local 8
// launch returned_unset global 16 local 8
// finding uninitialised-read half_of 2used
// differs
// launch handed_through global 16 local 8
// finding uninitialised-read x 3used
// finding uninitialised-read outer 4used
// differs
// launch of_who_does_not_look global 16 local 8
// launch copied global 16 local 8
// finding uninitialised-read z 5used
// differs
// launch copied_for_who_has_one global 16 local 8
// launch given_a_value_later global 16 local 8
// launch of_a_vector global 16 local 8
// finding uninitialised-read pair_of 6used
// differs
// launch in_a_loop global 16 local 8
// finding uninitialised-read last 7used
// differs
// launch switched global 16 local 8
// launch never_ends global 16 local 8
// launch only_called global 16 local 8
// launch several_at_once global 16 local 8
// finding uninitialised-read y 8used
// differs
// launch sums_of_groups global 16 local 8
int sign_of(int x)
{
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
}

__kernel void open_end(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = sign_of(a[t]); // @1used
}

int sign_or_zero(int x)
{
    if (x > 0)
        return 1;
    else if (x < 0)
        return -1;
    else
        return 0;
}

__kernel void each_way_returns(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = sign_or_zero(a[t]) + (a[t] > 0 ? sign_of(a[t]) : 0);
}

int half_of(int x)
{
    int half_;
    if (x % 2 == 0)
        half_ = x / 2;
    return half_;
}

__kernel void returned_unset(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = half_of(a[t]) + 1; // @2used
}

float inner(int x)
{
    if (x != 5)
        return (float)(2.5f);
}

float outer(int x)
{
    float y = inner(x);
    return y;
}

__kernel void handed_through(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float x = outer(a[t]);
    int n;
    n = x;        // only handed on
    o[t] = x * 2; // @3used
    if (outer(a[t]) > 1) // @4used
        o[t] += n;
}

__kernel void of_who_does_not_look(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int x = half_of(a[t]), y = sign_of(a[t]);
    sign_of(a[t]);
    (void)half_of(a[t]);
    o[t] = 1;
    if (a[t] % 2 == 0)
        o[t] += x;
    if (a[t] != 0)
        o[t] += y;
}

__kernel void copied(__global const int *a, __global int *o)
{
    int t = get_global_id(0), x, y;
    if (a[t] > 3)
        x = a[t];
    y = x;
    int z = y;
    o[t] = z; // @5used
}

__kernel void copied_for_who_has_one(__global const int *a, __global int *o)
{
    int t = get_global_id(0), x, y;
    if (a[t] > 3)
        x = a[t];
    y = x;
    o[t] = a[t] > 3 ? y : 0;
    y = 4;
    o[t] += y;
}

__kernel void given_a_value_later(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int x = half_of(a[t]), y = sign_of(a[t]);
    x = a[t];
    if (a[t] == 0)
        y = 0;
    o[t] = x + y;
    x += 2;
    o[t] += x++;
}

float4 pair_of(int x)
{
    if (x < 7)
        return (float4)(x);
}

__kernel void of_a_vector(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = (int)pair_of(a[t]).y; // @6used
}

__kernel void in_a_loop(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    for (int i = 0; i < 4; ++i) {
        int last = i < 3 ? 1 : sign_of(0); // chosen: not followed
        last = sign_of(a[t] - 5 + i);
        sum += last; // @7used
    }
    o[t] = sum;
}

int chosen(int x)
{
    switch (x & 1) {
    case 0:
        return 5;
    case 1:
        return 7;
    }
}

__kernel void switched(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = chosen(a[t]);
}

int found(__global const int *a)
{
    for (int i = 0;; ++i) {
        if (a[i & 15] == 9)
            return i;
    }
}

__kernel void never_ends(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    o[t] = found(a);
}

int changes(__global int *o, int t)
{
    o[t] = 3;
}

__kernel void only_called(__global const int *a, __global int *o)
{
    changes(o, get_global_id(0));
}

__kernel void several_at_once(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int x = half_of(a[t] * 2), y = half_of(a[t]), z = x + 1;
    o[t] = z + y; // @8used
}

/* The sum of a group is that of its first work-item, and nobody else looks at what they get. */
int sum_of_group(__global const int *a, __local int *s)
{
    int l = get_local_id(0), sum;
    s[l] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        sum = 0;
        for (int i = 0; i < 8; ++i)
            sum += s[i];
    }
    return sum;
}

__kernel void sums_of_groups(__global const int *a, __global int *o)
{
    __local int s[8];
    int sum = sum_of_group(a, s);
    if (get_local_id(0) == 0)
        o[get_group_id(0)] = sum;
}
