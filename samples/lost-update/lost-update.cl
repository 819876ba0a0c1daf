// Wrong: "add one" is three steps, and others come in between.
__kernel void count_plainly(__global int *counter)
{
    counter[0] = counter[0] + 1;
}

// Right: the three steps are one that nobody can divide.
__kernel void count_atomically(__global int *counter)
{
    atomic_inc(&counter[0]);
}

// Wrong, and in exactly the order of the figure: both of two
// work-items load, they meet, and both store. The barrier
// orders the loads before the stores; what each adds to is
// out of date all the same.
__kernel void count_in_step(__global int *counter)
{
    const int found = counter[0];
    barrier(CLK_GLOBAL_MEM_FENCE);
    counter[0] = found + 1;
}
