// launch all_to_default global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch several_labels global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch falls_through global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch leaves_on_the_way global 8 local 8
// argument int[8] index
// argument out int[8] zero
// differs
// finding barrier-divergence common/leaves
// launch one_barrier_each global 8 local 8
// argument int[8] index
// argument out int[8] zero
// differs
// finding barrier-divergence first_case/last_case/each
// launch three_barriers global 8 local 8
// argument int[8] index
// argument int[8] zero
// differs
// finding barrier-divergence of_case_0/of_case_1/of_default/which
// launch waits_after global 8 local 8
// argument int[8] index
// argument out int[8] zero
// differs
// finding barrier-divergence only_case/choice
// launch within_a_case global 8 local 8
// argument int 1
// argument out int[8] zero
// differs
// finding barrier-divergence inner/part
// launch within_a_case_together global 8 local 8
// argument int 1
// argument out int[8] zero
// launch in_a_loop global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch jumps global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch within_a_block global 8 local 8
// argument int[8] index
// argument out int[8] zero
// launch within_a_block_apart global 8 local 8
// argument int[8] index
// argument int[8] zero
__kernel void all_to_default(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l]) {
    case 9: o[l] = -1; break;
    default: barrier(CLK_LOCAL_MEM_FENCE); o[l] = s[l ^ 1];
    }
}

__kernel void several_labels(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l] - 2) {
    case -2: case -1: case 0 ... 3: case 4: case 5:
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] = s[l ^ 1];
    }
}

__kernel void falls_through(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch ((uint)a[l]) {
    case 7: s[l] = 2;
    case 3: s[l] += 1; break;
        s[l] = 100;
    default: s[l] += 3;
    case 0u:
        s[l] += 10;
    }
    switch ((ulong)a[l]) {
    case 7: s[l] = 2;
    default: s[l] += 3;
    case 0u:
        barrier(CLK_LOCAL_MEM_FENCE);
        o[l] = s[l ^ 1];
        break;
    case 1ul << 40: o[l] = 4;
    }
}

__kernel void leaves_on_the_way(__global const int *a, __global int *o)
{
    int l = get_local_id(0);
    switch (a[l]) {
    case 3:
        if (l > 2) // @leaves
            break;
    default:
        barrier(CLK_LOCAL_MEM_FENCE); // @common
        o[l] = 1;
    }
}

__kernel void one_barrier_each(__global const int *a, __global int *o)
{
    int l = get_local_id(0);
    switch (a[l] & 1) { // @each
    case 0: barrier(CLK_LOCAL_MEM_FENCE); break; // @first_case
    default: barrier(CLK_LOCAL_MEM_FENCE); // @last_case
    }
    o[l] = 1;
}

__kernel void three_barriers(__global const int *a, __global int *o)
{
    int l = get_local_id(0);
    switch (a[l] % 3) { // @which
    case 0: barrier(CLK_LOCAL_MEM_FENCE); break; // @of_case_0
    case 1:
        o[l] = 2;
        barrier(CLK_LOCAL_MEM_FENCE); // @of_case_1
        break;
    default: barrier(CLK_LOCAL_MEM_FENCE); // @of_default
    }
    o[l] = 1;
}

__kernel void waits_after(__global const int *a, __global int *o)
{
    __local int s[8], unset[8];
    int l = get_local_id(0), divisor = 0;
    s[l] = l;
    switch (a[l]) { // @choice
    case 0:
        unset[l] = 1;
        divisor = 1;
        barrier(CLK_LOCAL_MEM_FENCE); // @only_case
        break;
    default:
        unset[l] = 2;
        divisor = 2;
    }
    o[l] = s[l ^ 1] + unset[l] + 8 / divisor;
}

__kernel void within_a_case(int n, __global int *o)
{
    int l = get_local_id(0);
    switch (n) {
    case 0: o[l] = 2; break;
    case 1:
        if (l < 4) // @part
            barrier(CLK_LOCAL_MEM_FENCE); // @inner
        o[l] = 1;
    }
}

__kernel void within_a_case_together(int n, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (n) {
    case 0: o[l] = 2; break;
    case 1:
        if (l < 4)
            o[l] = 4;
        for (int turn = 0; turn < n + (l < 4); turn += 2)
            barrier(CLK_LOCAL_MEM_FENCE);
        o[l] = s[l ^ 1];
    }
}

__kernel void in_a_loop(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), sum = 0;
    for (int turn = 0; turn < 4; turn++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] = l + turn;
        switch (turn < 2 ? a[l] + 9 : turn) {
        case 8: return;
        case 2: barrier(CLK_LOCAL_MEM_FENCE); sum += s[0]; break;
        case 3: {
            barrier(CLK_LOCAL_MEM_FENCE);
            sum++;
            continue;
        }
        default:
            if (turn > 1)
                break;
            barrier(CLK_LOCAL_MEM_FENCE);
            sum += s[l ^ 1];
            continue;
        }
        if (turn > 1)
            break;
        sum = 100;
    }
    o[l] = sum;
}

__kernel void jumps(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0), sum = 0;
    s[l] = l;
    switch (a[l]) {
    case 1: sum = 10; goto meeting;
    case 2: again: sum++; if (sum < 3) goto again; goto meeting;
    default: sum = 20;
    meeting: case 3:
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += s[l ^ 1];
        goto done;
    }
    sum = 0;
done:
    o[l] = sum;
}

__kernel void within_a_block(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l]) {
    case 9: {
        o[l] = 1;
    default:
        barrier(CLK_LOCAL_MEM_FENCE);
    }
        o[l] = s[l ^ 1];
    }
}

__kernel void within_a_block_apart(__global const int *a, __global int *o)
{
    __local int s[8];
    int l = get_local_id(0);
    s[l] = l;
    switch (a[l]) {
    case 3: {
        o[l] = 1;
    default:
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    }
    o[l] += s[l ^ 1];
}
