// Work-groups recorded one or two at a time: what they did to each other is still found.
// launch last_reads_first global 64 local 8
// argument int[64] index
// groups 1
// finding data-race a first/last
// launch neighbours global 64 local 8
// argument int[65] index
// groups 2
// finding data-race b own/next
// launch same_flag global 64 local 8
// argument int[1] zero
// groups 2
// finding warning data-race f flag/flag
// launch own_part global 64 local 8
// argument int[64] index
// argument in int[64] index
// groups 1
// launch counted global 64 local 8
// argument int[1] index
// groups 3
// launch counted_and_read global 64 local 8
// argument int[1] index
// argument out int[64] zero
// groups 2
// finding data-race c add/peek
__kernel void last_reads_first(__global int *a)
{
    int i = get_global_id(0);
    if (get_group_id(0) == 0)
        a[i] = -i; // @first
    if (i == 63)
        a[63] = a[3]; // @last
}

__kernel void neighbours(__global int *b)
{
    int i = get_global_id(0);
    int v = i % 8 == 7 ? b[i + 1] : 0; // @next
    if (i % 8 == 0)
        b[i] = v + 100 + i; // @own
}

__kernel void same_flag(__global int *f) { f[0] = 1; } // @flag

__kernel void own_part(__global int *a, __global const int *in)
{
    int i = get_global_id(0);
    a[i] += in[63 - i];
}

__kernel void counted(__global int *c) { atomic_inc(c); }

__kernel void counted_and_read(__global int *c, __global int *o)
{
    atomic_inc(c); // @add
    o[get_global_id(0)] = c[0]; // @peek
}
