// launch source_just_written global 16 local 8
// argument int[16] zero
// argument out int[16] zero
// finding data-race a write/copy
// launch source_written_before global 16 local 8
// argument int[16] zero
// argument out int[16] zero
// launch reused_too_early global 16 local 8
// argument out int[16] zero
// finding data-race s reuse/out
// launch reused_after_wait global 16 local 8
// argument out int[16] zero
// launch differing_arguments global 8 local 8
// argument in int[16] index
// argument out int[8] zero
// finding invalid-copy differs
// launch same_target global 16 local 8
// argument int[16] zero
// finding data-race o publish/publish
// launch ring_without_barrier global 64 local 64
// argument int[64] index
// argument out int[64] zero
// argument int 900
// finding data-race s refill/sum many
// differs
// launch ring global 64 local 64
// argument int[64] index
// argument out int[64] zero
// argument int 900
__kernel void source_just_written(__global int *a, __global int *o)
{
    __local int s[8];
    int g = get_global_id(0), t = get_local_id(0);
    a[g] = g; // @write
    event_t e = async_work_group_copy(s, a + get_group_id(0) * 8, 8, 0); // @copy
    wait_group_events(1, &e);
    o[g] = s[t];
}

__kernel void source_written_before(__global int *a, __global int *o)
{
    __local int s[8];
    int g = get_global_id(0), t = get_local_id(0);
    a[g] = g;
    barrier(CLK_GLOBAL_MEM_FENCE);
    event_t e = async_work_group_copy(s, a + get_group_id(0) * 8, 8, 0);
    wait_group_events(1, &e);
    o[g] = s[t];
}

__kernel void reused_too_early(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(o + get_group_id(0) * 8, s, 8, 0); // @out
    s[t] = -t; // @reuse
    wait_group_events(1, &e);
}

__kernel void reused_after_wait(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(o + get_group_id(0) * 8, s, 8, 0);
    wait_group_events(1, &e);
    s[t] = -t;
}

__kernel void differing_arguments(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    event_t e = async_work_group_copy(s, a + (t == 2), 8, 0); // @differs
    wait_group_events(1, &e);
    o[t] = s[t];
}

/* Both groups copy to the whole of o. */
__kernel void same_target(__global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = s[t + 8] = get_global_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy(o, s, 16, 0); // @publish
    wait_group_events(1, &e);
}

/* Who is quick refills what others still read; nine hundred times, so that every pair of turns can't be looked at. */
__kernel void ring_without_barrier(__global const int *a, __global int *o, int turns)
{
    __local int s[128];
    int t = get_local_id(0), sum = 0;
    for (int turn = 0; turn < turns; ++turn) {
        event_t e = async_work_group_copy(s + turn % 2 * 64, a, 64, 0); // @refill
        wait_group_events(1, &e);
        sum += s[turn % 2 * 64 + t] + s[turn % 2 * 64 + 63 - t]; // @sum
    }
    o[t] = sum;
}

__kernel void ring(__global const int *a, __global int *o, int turns)
{
    __local int s[128];
    int t = get_local_id(0), sum = 0;
    for (int turn = 0; turn < turns; ++turn) {
        event_t e = async_work_group_copy(s + turn % 2 * 64, a, 64, 0);
        wait_group_events(1, &e);
        sum += s[turn % 2 * 64 + t] + s[turn % 2 * 64 + 63 - t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[t] = sum;
}
