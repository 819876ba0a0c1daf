// launch around global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence meeting/leads
// launch around_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch out_of_loop global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence turning/leaves
// launch out_of_loop_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch back_over global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence again/more
// launch back_over_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch behind_the_last global 16 local 8
// argument int[16] index
// argument int[16] zero
// launch decides_what_follows global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence chosen/choice
// launch from_two_places global 16 local 8
// argument int[16] index
// argument out int[16] zero
__kernel void around(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    if (t < 4) // @leads
        goto done;
    barrier(CLK_LOCAL_MEM_FENCE); // @meeting
done:
    o[get_global_id(0)] = s[t];
}

/* a[0] is the same for all, which the compiler can't know. */
__kernel void around_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    if (a[0] != 0)
        goto done;
    barrier(CLK_LOCAL_MEM_FENCE);
    s[t] = s[t] + 1;
done:
    o[get_global_id(0)] = s[t];
}

__kernel void out_of_loop(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0;
    for (int i = 0; i < 8; ++i) {
        s[t] = a[i] + t;
        barrier(CLK_LOCAL_MEM_FENCE); // @turning
        sum += s[7 - t];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == t) // @leaves
            goto out;
    }
out:
    o[get_global_id(0)] = sum;
}

__kernel void out_of_loop_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0;
    for (int i = 0; i < 8; ++i) {
        for (int j = 0; j < 2; ++j) {
            s[t] = a[i] + t;
            barrier(CLK_LOCAL_MEM_FENCE);
            sum += s[7 - t];
            barrier(CLK_LOCAL_MEM_FENCE);
            if (a[i] == 5)
                goto out;
        }
    }
    sum = -1;
out:
    o[get_global_id(0)] = sum;
}

__kernel void back_over(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0, i = 0;
next:
    s[t] = a[i] + t;
    barrier(CLK_LOCAL_MEM_FENCE); // @again
    sum += s[7 - t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (++i <= t) // @more
        goto next;
    o[get_global_id(0)] = sum;
}

__kernel void back_over_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0, i = 0;
next:
    s[t] = a[i] + t;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += s[7 - t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a[++i] < 6)
        goto next;
    o[get_global_id(0)] = sum;
}

__kernel void behind_the_last(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 4)
        goto done;
    o[get_global_id(0)] = s[7 - t];
done:
    o[get_global_id(0)] += 1;
}

/* Which work-items come to the assignment makes the variable differ. */
__kernel void decides_what_follows(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0), wanted = 0;
    if (t < 4)
        goto skip;
    wanted = 1;
skip:
    s[t] = a[get_global_id(0)];
    if (wanted) // @choice
        barrier(CLK_LOCAL_MEM_FENCE); // @chosen
    o[get_global_id(0)] = s[t];
}

/* Work-items part, and all are there again before the barrier. */
__kernel void from_two_places(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    if (t < 2)
        goto meet;
    s[t] = a[t];
    if (t < 4)
        goto meet;
    s[t] = -a[t];
meet:
    if (t < 2)
        s[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = s[7 - t];
}
