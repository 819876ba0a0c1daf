// Half of the work-groups write, the other half read. Work-item l of a writing group and work-item l of the reading
// group behind it are a pair with an x and a y of their own.
int pair_of(void)
{
    return (get_group_id(0) / 2) * get_local_size(0) + get_local_id(0);
}

// Wrong: plain loads and stores. Nothing says that x is there when y is seen.
__kernel void plainly(__global volatile int *x, __global volatile int *y, __global int *outcomes)
{
    int p = pair_of();
    if (get_group_id(0) % 2 == 0) {
        x[p] = 1;
        y[p] = 2;
    } else {
        int second = y[p];
        int first = x[p];
        atomic_inc(&outcomes[second + first]); // 0: nothing yet, 1: x alone, 2: y alone (!), 3: both
    }
}

// Right: the accesses are atomic, and a fence stands between the two of each side.
__kernel void in_order(__global volatile int *x, __global volatile int *y, __global int *outcomes)
{
    int p = pair_of();
    if (get_group_id(0) % 2 == 0) {
        atomic_xchg(&x[p], 1);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(&y[p], 2);
    } else {
        int second = atomic_or(&y[p], 0); // an atomic load: nothing is changed
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        int first = atomic_or(&x[p], 0);
        atomic_inc(&outcomes[second + first]);
    }
}
