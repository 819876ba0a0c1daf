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
