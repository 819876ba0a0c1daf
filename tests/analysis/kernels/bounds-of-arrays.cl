// launch local_array global 8 local 8
// argument int[8] zero
// finding out-of-bounds s behind
// launch local_array_mended global 8 local 8
// argument int[8] zero
// launch local_argument global 8 local 8
// argument local 32
// argument int[8] zero
// finding out-of-bounds s ninth
// launch private_array global 8 local 8
// argument int[8] zero
// finding out-of-bounds p own
// launch private_array_mended global 8 local 8
// argument int[8] zero
// launch row_overrun global 8 local 8
// argument int[8] zero
// finding warning out-of-bounds m row
// launch member_overrun global 4 local 4
// argument float[32] zero
// finding warning out-of-bounds p member
// launch member_inside global 4 local 4
// argument float[32] zero
// launch member_beyond global 4 local 4
// argument float[32] zero
// finding out-of-bounds p beyond
// launch members_beyond global 4 local 4
// argument float[32] zero
// finding out-of-bounds p each
// finding warning out-of-bounds p each
// launch copy_too_long global 8 local 8
// argument in int[12] index
// argument out int[16] zero
// finding out-of-bounds a long_copy
// launch local_before global 8 local 8
// argument int[8] zero
// finding out-of-bounds s previous
typedef struct {
    float position[4];
    float mass[4];
} Body;

__kernel void local_array(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t + 1] = t; // @behind
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = t ? s[t] : 0;
}

__kernel void local_array_mended(__global int *o)
{
    __local int s[9];
    int t = get_local_id(0);
    s[t + 1] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = t ? s[t] : 0;
}

__kernel void local_argument(__local int *s, __global int *o)
{
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t] + s[8 * (t == 7)]; // @ninth
}

__kernel void private_array(__global int *o)
{
    int p[4] = {1, 2, 3, 4};
    int t = get_local_id(0);
    o[t] = p[t / 2 + (t == 7)]; // @own
}

__kernel void private_array_mended(__global int *o)
{
    int p[4] = {1, 2, 3, 4};
    int t = get_local_id(0);
    o[t] = p[t / 2];
}

__kernel void row_overrun(__global int *o)
{
    __local int m[4][8];
    int t = get_local_id(0);
    for (int y = 0; y < 4; y++)
        m[y][t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = m[1][t + 1]; // @row
}

__kernel void member_overrun(__global Body *p)
{
    int i = get_global_id(0);
    for (int k = 0; k <= 4; k++)
        p[i].position[k] = i; // @member
}

__kernel void member_beyond(__global Body *p)
{
    int i = get_global_id(0);
    p[3].mass[i + 1] = i; // @beyond
}

__kernel void members_beyond(__global Body *p)
{
    int i = get_global_id(0), first = i - i;
    p[3 - i].mass[4 + first] = i; // @each
}

__kernel void member_inside(__global Body *p)
{
    int i = get_global_id(0);
    for (int k = 0; k < 4; k++)
        p[i].position[k] = i;
}

__kernel void copy_too_long(__global const int *a, __global int *o)
{
    __local int s[16];
    event_t e = async_work_group_copy(s, a, 16, 0); // @long_copy
    wait_group_events(1, &e);
    o[get_local_id(0)] = get_local_id(0);
}

__kernel void local_before(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[t] - s[t - 1]; // @previous
}
