// Cases that stand in another statement of their switch.
// launch no_barrier_on_either_way global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_a_loop_by_two_cases global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch unrolled global 8 local 8
// argument in int[8] index
// argument int[8] zero
// launch unrolled_apart global 8 local 8
// argument in int[8] index
// argument int[8] zero
// differs
// finding barrier-divergence third/rounds
// launch more_rounds_for_some global 8 local 8
// argument in int[8] index
// argument int[8] zero
// differs
// finding barrier-divergence round/long_enough
// launch into_while global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_for global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_branch global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_branch_without_barrier global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_loop_without_barrier global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_bare_branch global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_bare_barrier global 8 local 8
// argument int[8] index
// argument int[8] zero
// launch into_bare_loop global 8 local 8
// argument int[8] index
// argument int[8] zero
// What is wrong would be an access out of bounds.
void expect(__global int *o, int l, int value)
{
    if (o[l] != value)
        o[-1] = value;
}

__kernel void no_barrier_on_either_way(__global const int *a, __global int *o)
{
    int l = get_local_id(0), n = 0;
    switch (a[l] & 1) {
    case 0: o[l] = 1; break;
    case 1: o[l] = 2; break;
    case 2:
        do {
            barrier(CLK_LOCAL_MEM_FENCE);
        case 3:
            o[l] = n;
        } while (++n < 2);
    }
}

__kernel void into_a_loop_by_two_cases(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = 0;
    s[l] = l;
    switch (a[l] & 1) {
    case 0:
        do {
            o[l] += 100;
        case 1:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 1];
        } while (++n < 2);
    }
    expect(o, l, (l & 1 ? 100 : 200) + 2 * (l ^ 1));
}

__kernel void unrolled(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = a[7], rounds = (n + 2) / 3;
    s[l] = a[l];
    switch (n % 3) {
    case 0:
        do {
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 1];
        case 2:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 2];
        case 1:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 3];
        } while (--rounds > 0);
    }
    expect(o, l, 2 * (l ^ 1) + 2 * (l ^ 2) + 3 * (l ^ 3));
}

__kernel void unrolled_apart(__global const int *a, __global int *o)
{
    int l = get_local_id(0), rounds = 2;
    switch (a[l] & 1) { // @rounds
    case 0:
        do {
            barrier(CLK_LOCAL_MEM_FENCE); // @third
        case 1:
            o[l] += 1;
        } while (--rounds > 0);
    }
}

__kernel void more_rounds_for_some(__global const int *a, __global int *o)
{
    int l = get_local_id(0), rounds = 0;
    switch (a[1]) {
    case 0:
        do {
            o[l] = 1;
        case 1:
            barrier(CLK_LOCAL_MEM_FENCE); // @round
        } while (++rounds < a[l]); // @long_enough
    }
}

__kernel void into_while(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = a[l] & 1 ? 0 : 2;
    s[l] = l;
    switch (a[l] & 1) {
    case 1:
        while (n < 4) {
            o[l] += 100;
            n = 4;
    default:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 1];
            n += 2;
        }
        o[l] += n;
    }
    expect(o, l, (l & 1 ? 106 : 4) + (l ^ 1));
}

__kernel void into_for(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = 1;
    s[l] = l;
    switch (a[l] & 3) {
    case 1:
        for (n = 1; n < 3; ++n) {
            o[l] += 100;
    case 0: case 2: case 3:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l ^ 1] + n;
        }
        break;
    }
    o[l] += n;
    expect(o, l, ((l & 3) == 1 ? 206 : 106) + 2 * (l ^ 1));
}

__kernel void into_branch(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l] & 3) {
    case 0: case 1:
        o[l] = 1;
        if (l < 100) {
            o[l] = 2;
    case 2: case 3:
            barrier(CLK_LOCAL_MEM_FENCE);
            o[l] += s[l];
        }
    }
    expect(o, l, (l & 2 ? 0 : 2) + l);
}

__kernel void into_branch_without_barrier(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l] & 1) {
    case 0:
        if (l > 4) {
            o[l] = 100;
    case 1:
            o[l] += 10;
        } else
            o[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] += s[l ^ 1];
    }
    expect(o, l, (l & 1 ? 10 : l > 4 ? 110 : 1) + (l ^ 1));
}

__kernel void into_loop_without_barrier(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = 0;
    s[l] = l;
    switch (a[l] & 3) {
    case 0:
        for (n = 1; n < 4; ++n) {
            if (n == 2)
                continue;
            o[l] += 10;
    case 1: case 2:
            o[l] += 1;
        }
    default:
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] += s[l ^ 1];
    }
    expect(o, l, ((l & 3) == 0 ? 22 : (l & 3) == 3 ? 0 : 23) + (l ^ 1));
}

__kernel void into_bare_branch(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l] & 1) {
    case 0:
        if (l > 4)
    case 1:
            o[l] += 10;
        else
            o[l] += 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] += s[l ^ 1];
    }
    expect(o, l, (l & 1 || l > 4 ? 10 : 1) + (l ^ 1));
}

__kernel void into_bare_barrier(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l] & 3) {
    case 0: case 1:
        o[l] = 1;
        if (l < 100)
    case 2: default:
            barrier(CLK_LOCAL_MEM_FENCE);
        o[l] += s[l ^ 1];
    }
    expect(o, l, (l & 2 ? 0 : 1) + (l ^ 1));
}

__kernel void into_bare_loop(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), n = 0;
    s[l] = l;
    switch (a[l] & 1) {
    case 0:
        for (n = 4; n < 6; ++n)
    case 1:
            o[l] += 10;
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] += s[l ^ 1] + n;
    }
    expect(o, l, (l & 1 ? 66 : 26) + (l ^ 1));
}
