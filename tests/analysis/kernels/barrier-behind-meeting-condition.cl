// launch apart global 8 local 8
// argument int[8] zero
// finding barrier-divergence meet/apart
// launch together global 8 local 8
// argument int[8] zero
// argument int 3
// launch nested global 8 local 8
// argument int[8] zero
// finding barrier-divergence inner/nested
// launch turns_apart global 8 local 8
// argument int[8] zero
// finding barrier-divergence turns/turns
// launch turns_together global 8 local 8
// argument int[8] zero
// argument int 3
// launch inside_apart global 8 local 8
// argument int[8] zero
// finding barrier-divergence within/counted
// launch until_nobody global 8 local 8
// argument int[8] zero
// launch leaves_within global 8 local 8
// argument int[8] zero
// finding barrier-divergence unmet/some
int met(int x)
{
    barrier(CLK_LOCAL_MEM_FENCE);
    return x;
}

__kernel void apart(__global int *a)
{
    int l = get_local_id(0);
    if (met(l) < 4) { // @apart
        a[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE); // @meet
    }
    a[l] += 2;
}

__kernel void together(__global int *a, int n)
{
    int l = get_local_id(0);
    if (met(l) + n > 2) {
        a[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        a[l] += met(l);
    }
    a[l] += 2;
}

__kernel void nested(__global int *a)
{
    int l = get_local_id(0);
    if (met(l) >= 0) {
        if (met(a[l]) == l) // @nested
            barrier(CLK_LOCAL_MEM_FENCE); // @inner
        else
            a[l] = 5;
    }
}

__kernel void turns_apart(__global int *a)
{
    int l = get_local_id(0), i = 0;
    while (met(l) > i) { // @turns
        a[l] += 1;
        i += 4;
    }
}

__kernel void turns_together(__global int *a, int n)
{
    int l = get_local_id(0), i = 0;
    while (met(l) < 9 && i < n) {
        a[l] += met(i);
        ++i;
    }
}

__kernel void inside_apart(__global int *a)
{
    int l = get_local_id(0);
    for (int i = 0; met(i) < l; ++i) { // @counted
        barrier(CLK_LOCAL_MEM_FENCE); // @within
        a[l] += 1;
    }
}

__kernel void until_nobody(__global int *a)
{
    __local int any;
    int l = get_local_id(0), turns = 0;
    do {
        if (l == 0)
            any = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (turns < l % 4)
            atomic_or(&any, 1);
        barrier(CLK_LOCAL_MEM_FENCE);
        ++turns;
    } while (met(any));
    a[l] = turns;
}

int some(int l)
{
    if (l < 3) // @some
        barrier(CLK_LOCAL_MEM_FENCE); // @unmet
    return l;
}

__kernel void leaves_within(__global int *a)
{
    int l = get_local_id(0);
    for (int i = 0; some(l) > i; ++i)
        a[l] += 1;
}
