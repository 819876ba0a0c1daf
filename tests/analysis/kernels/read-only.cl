// launch stores global 8 local 8
// argument in int[8] index
// argument out int[8] zero
// finding read-only-write a scratch
// launch counts global 8 local 8
// argument in int[1] zero
// finding read-only-write c count
// launch copies global 8 local 8
// argument in int[8] index
// finding read-only-write a back
// launch leaves_alone global 8 local 8
// argument in int[8] index
// argument out int[8] zero
__kernel void stores(__global int *a, __global int *o)
{
    int i = get_global_id(0);
    a[i] = a[i] * 2; // @scratch
    o[i] = a[i];
}

__kernel void counts(__global int *c)
{
    atomic_inc(c); // @count
}

__kernel void copies(__global int *a)
{
    __local int s[8];
    s[get_local_id(0)] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(a, s, 8, 0); // @back
    wait_group_events(1, &e);
}

__kernel void leaves_alone(__global int *a, __global int *o)
{
    int i = get_global_id(0), v = a[i] * 2;
    if (v < 0)
        a[i] = v;
    o[i] = v;
}
