// launch plain global 64 local 16
// argument in uchar[64] random
// argument uint[4] zero
// finding data-race h count/count
// finding data-race h count/count
// launch with_atomics global 64 local 16
// argument in uchar[64] random
// argument uint[4] zero
// launch never_cleared global 64 local 16
// argument in uchar[64] random
// argument uint[4] zero
// finding uninitialised-read u add_local
// launch cleared_beside global 64 local 16
// argument in uchar[64] random
// argument uint[4] zero
// finding data-race v clear/tally
// launch by_group global 64 local 16
// argument in uchar[64] random
// argument uint[4] zero
__kernel void plain(__global const uchar *a, __global uint *h)
{
    h[a[get_global_id(0)] & 3]++; // @count
}

__kernel void with_atomics(__global const uchar *a, __global uint *h)
{
    atomic_inc(&h[a[get_global_id(0)] & 3]);
}

__kernel void never_cleared(__global const uchar *a, __global uint *h)
{
    __local uint u[4];
    int t = get_local_id(0);
    atomic_inc(&u[a[get_global_id(0)] & 3]); // @add_local
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 4)
        atomic_add(&h[t], atomic_xchg(&u[t], 0));
}

__kernel void cleared_beside(__global const uchar *a, __global uint *h)
{
    __local uint v[4];
    int t = get_local_id(0);
    if (t < 4)
        v[t] = 0; // @clear
    atomic_inc(&v[a[get_global_id(0)] & 3]); // @tally
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 4)
        atomic_add(&h[t], v[t]);
}

__kernel void by_group(__global const uchar *a, __global uint *h)
{
    __local uint v[4];
    int t = get_local_id(0);
    if (t < 4)
        v[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&v[a[get_global_id(0)] & 3]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 4)
        atomic_add(&h[t], v[t]);
}
