// One buffer for two parameters.
// argument int[16] index
// launch both global 16 local 8
// argument same 0
// finding restrict-violation a store/load
// launch both global 16 local 8
// argument int[16] index
// launch only_the_source global 16 local 8
// argument same 0
// finding restrict-violation a store1/load1
// launch neither global 16 local 8
// argument same 0
// launch halves global 8 local 8
// argument same 0
// launch nobody_writes global 8 local 8
// argument same 0
// launch after_a_barrier global 8 local 8
// argument same 0
// finding restrict-violation a store2/load2
// launch either global 8 local 8
// argument same 0
kernel void both(global int *restrict a, global const int *restrict b)
{
    int i = get_global_id(0);
    a[i] = 2 * // @store
           b[i]; // @load
}

kernel void only_the_source(global int *a, global const int *restrict b)
{
    int i = get_global_id(0);
    int x = b[i]; // @load1
    a[i] = x + 1; // @store1
}

kernel void neither(global int *a, global int *b)
{
    int i = get_global_id(0);
    a[i] = 2 * b[i];
}

kernel void halves(global int *restrict a, global int *restrict b)
{
    int i = get_global_id(0);
    a[i] = 2 * b[i + 8];
}

kernel void nobody_writes(global int *restrict a, global int *restrict b)
{
    int i = get_global_id(0);
    if (a[i] + b[i] < 0)
        a[i] = b[i];
}

kernel void after_a_barrier(global int *restrict a, global int *b)
{
    int i = get_global_id(0), x = 0;
    a[i] = i;                        // @store2
    barrier(CLK_GLOBAL_MEM_FENCE);
    x = b[7 - i];                    // @load2
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (x < 0)
        a[i + 8] = x;
}

int at(global int *p, int i)
{
    return p[i];
}

/* Which parameter it is does not show where it is read. */
kernel void either(global int *restrict a, global int *restrict b)
{
    int i = get_global_id(0);
    a[i] = at(a, i) + at(b, i);
}
