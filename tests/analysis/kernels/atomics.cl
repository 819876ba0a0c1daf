// launch plain_read_in_loop global 16 local 8
// argument int[1] one
// finding warning data-race p guess/exchange
// launch plain_read_in_loop global 16 local 4
// argument int[1] one
// groups 2
// finding warning data-race p guess/exchange
// launch atomic_read_in_loop global 16 local 8
// argument int[1] one
// launch store_beside global 16 local 8
// argument int[1] zero
// finding data-race c count/reset
// launch volatile_flag global 16 local 8
// argument int[1] zero
// argument int[2] zero
// finding data-race data deliver/take
// finding data-race flag raise/look
// launch ticket global 32 local 8
// argument int[1] zero
// argument out int[32] zero
// launch different_widths global 16 local 4
// argument int[4] zero
// finding data-race a whole/half
// launch different_widths global 16 local 4
// argument int[4] zero
// groups 2
// finding data-race a whole/half
// launch different_widths_side_by_side global 16 local 4
// argument int[4] zero
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
void add_to(__global volatile int *p, int v)
{
    int o;
    do {
        o = *p; // @guess
    } while (atomic_cmpxchg(p, o, o + v) != o); // @exchange
}

__kernel void plain_read_in_loop(__global volatile int *p) { add_to(p, 2); }

__kernel void atomic_read_in_loop(__global volatile int *p)
{
    int o = atomic_add(p, 0), seen;
    while ((seen = atomic_cmpxchg(p, o, o * 3)) != o)
        o = seen;
}

__kernel void store_beside(__global int *c)
{
    atomic_inc(c); // @count
    if (get_global_id(0) == 9)
        c[0] = 0; // @reset
}

__kernel void volatile_flag(__global volatile int *flag, __global int *data)
{
    int t = get_local_id(0);
    if (get_group_id(0) == 0 && t == 0) {
        data[0] = 7; // @deliver
        flag[0] = 1; // @raise
    }
    if (get_group_id(0) == 0 && t == 1 && flag[0] >= 0) // @look
        data[1] = data[0] + 1; // @take
}

/* Each place is given to one work-item only. */
__kernel void ticket(__global int *next, __global int *o)
{
    o[atomic_inc(next)] = get_global_id(0);
}

__kernel void different_widths(__global int *a)
{
    if (get_global_id(0) % 2 == 1)
        atom_add((__global ulong *)a, 1ul); // @whole
    else
        atomic_add(a + 1, 1); // @half
}

__kernel void different_widths_side_by_side(__global int *a)
{
    if (get_global_id(0) % 2 == 1)
        atom_add((__global ulong *)a, 1ul);
    else
        atomic_add(a + 2, 1);
}
