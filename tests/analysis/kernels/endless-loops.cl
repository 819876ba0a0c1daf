// turns 500
// launch counts_down_unsigned global 4 local 4
// argument in int[8] one
// argument out int[4] zero
// finding endless-loop down
// finding out-of-bounds a visit
// launch counts_down global 4 local 4
// argument in int[8] one
// argument out int[4] zero
// launch follows_what_was_left_out global 4 local 4
// argument in int[4] index
// argument out int[4] zero
// finding warning endless-loop link
// finding out-of-bounds a followed
// launch stacks_more_than_fits global 4 local 4
// argument in int[32] index
// argument out int[4] zero
// finding warning endless-loop stack
// finding out-of-bounds stack pop
// finding out-of-bounds stack first
// finding out-of-bounds stack second
// launch asks_a_function global 4 local 4
// argument in int[4] one
// argument out int[4] zero
// finding warning endless-loop asks
// finding out-of-bounds a asked
// launch goes_on_early global 4 local 4
// argument in int[4] one
// argument out int[4] zero
// finding warning endless-loop early
// finding out-of-bounds a looked_first
// launch leaves_inner_loop_only global 4 local 4
// argument in int[4] one
// argument out int[4] zero
// finding endless-loop outer
// finding out-of-bounds a looked
// launch steps_over global 4 local 4
// argument int[4] zero
// finding endless-loop over
// launch meets global 4 local 4
// argument int[4] zero
// launch waits_for_nobody global 4 local 4
// argument int[1] zero
// finding endless-loop spin
// launch with_barrier global 8 local 4
// argument int[8] zero
// finding endless-loop round
// launch with_barrier_ends global 8 local 4
// argument int[8] zero
// launch long_but_ends global 4 local 4
// argument int[4] zero
__kernel void counts_down_unsigned(__global const int *a, __global int *o)
{
    int sum = 0;
    for (uint i = 7; i >= 0; i--) // @down
        sum += a[i]; // @visit
    o[get_global_id(0)] = sum;
}

__kernel void counts_down(__global const int *a, __global int *o)
{
    int sum = 0;
    for (int i = 7; i >= 0; i--)
        sum += a[i];
    o[get_global_id(0)] = sum;
}

__kernel void follows_what_was_left_out(__global const int *a, __global int *o)
{
    int k = get_global_id(0), n = 0;
    while (k != -1) { // @link
        k = a[k + 1]; // @followed
        n++;
    }
    o[get_global_id(0)] = n;
}

__kernel void stacks_more_than_fits(__global const int *a, __global int *o)
{
    int stack[2], sp = 0, s = 0;
    stack[sp++] = get_global_id(0);
    while (sp > 0) { // @stack
        int n = stack[--sp]; // @pop
        s += n;
        if (2 * n + 2 < 15) {
            stack[sp++] = a[2 * n];     // @first
            stack[sp++] = a[2 * n + 1]; // @second
        }
    }
    o[get_global_id(0)] = s;
}

int numberAt(__global const int *a, int k)
{
    return a[k]; // @asked
}

__kernel void asks_a_function(__global const int *a, __global int *o)
{
    int k = 0;
    for (;;) { // @asks
        if (numberAt(a, k) > 1)
            break;
        k = min(k + 1, 4);
    }
    o[get_global_id(0)] = k;
}

__kernel void goes_on_early(__global const int *a, __global int *o)
{
    int i = 0;
    while (i < 3) { // @early
        if (a[i + 4] == 0) // @looked_first
            continue;
        i++;
    }
    o[get_global_id(0)] = i;
}

__kernel void leaves_inner_loop_only(__global const int *a, __global int *o)
{
    int i = get_global_id(0) | 1, n = 0;
    do {
        for (int k = 0; k < 8; k++) {
            if (a[k] == 0) // @looked
                break;
            n++;
        }
        i = (i + 2) & 255;
    } while (i != 100); // @outer
    o[get_global_id(0)] = n;
}

__kernel void steps_over(__global int *o)
{
    int i = get_global_id(0) | 1;
    do
        i = (i + 2) & 255;
    while (i != 100); // @over
    o[get_global_id(0)] = i;
}

__kernel void meets(__global int *o)
{
    int i = get_global_id(0) & ~1;
    do
        i = (i + 2) & 255;
    while (i != 100);
    o[get_global_id(0)] = i;
}

__kernel void waits_for_nobody(__global int *flag)
{
    while (atomic_add(flag, 0) == 0) {} // @spin
}

__kernel void with_barrier(__global int *o)
{
    __local int s[4];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (s[0] == 0) { // @round
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t] = t;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = t;
}

__kernel void with_barrier_ends(__global int *o)
{
    __local int s[4];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    while (s[0] < 9) {
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t]++;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = t;
}

__kernel void long_but_ends(__global int *o)
{
    int n = 0;
    for (int i = 0; i < 499; i++)
        n += i;
    o[get_global_id(0)] = n;
}
