// launch waits_for_the_other global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding data-race s first/read
// launch waits_for_each global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch source_reused global 16 local 8
// argument out int[16] zero
// argument out int[16] zero
// finding data-race s copied/again
// launch source_reused_late global 16 local 8
// argument out int[16] zero
// argument out int[16] zero
// launch differing_events global 8 local 8
// argument int[16] index
// argument out int[8] zero
// differs
// finding invalid-copy mixed/mixed
// launch same_events global 8 local 8
// argument int[16] index
// argument out int[8] zero
// launch nobody_waits global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding invalid-copy s unawaited
// launch nobody_waits_for_the_last global 16 local 8
// argument int[64] index
// argument out int[16] zero
// finding invalid-copy s prefetched
// launch everybody_waits_for_the_last global 16 local 8
// argument int[64] index
// argument out int[16] zero
// launch one_event global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch one_event_of_another global 16 local 8
// argument int[32] index
// argument out int[16] zero
// finding data-race s joined/used
// finding invalid-copy s began/only
// finding invalid-copy s joined/only
// launch through_functions global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch list_of_events global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch list_too_short global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding data-race s fourth/fetched
// finding invalid-copy s fourth/short
// launch events_exchanged global 16 local 8
// argument int[64] index
// argument out int[16] zero
// launch nothing_is_copied global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch waits_for_none global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding invalid-copy nothing
// launch one_of_two global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding invalid-copy both
// launch joins_none global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding warning invalid-copy joins
// launch set_in_turns global 16 local 8
// argument int[16] index
// argument out int[16] zero
__kernel void waits_for_the_other(__global const int *a, __global int *o)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    event_t e = async_work_group_copy(s, a + get_group_id(0) * 8, 8, 0); // @first
    event_t f = async_work_group_copy(u, a, 8, 0);
    wait_group_events(1, &f);
    o[get_global_id(0)] = s[7 - t]; // @read
    wait_group_events(1, &e);
}

__kernel void waits_for_each(__global const int *a, __global int *o)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    event_t e = async_work_group_copy(s, a + get_group_id(0) * 8, 8, 0);
    event_t f = async_work_group_copy(u, a, 8, 0);
    wait_group_events(1, &f);
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[7 - t];
}

__kernel void source_reused(__global int *o, __global int *p)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    s[t] = u[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e, f;
    e = async_work_group_copy(o + get_group_id(0) * 8, s, 8, 0); // @copied
    f = async_work_group_copy(p + get_group_id(0) * 8, u, 8, 0);
    wait_group_events(1, &f);
    s[t] = -t; // @again
    wait_group_events(1, &e);
}

__kernel void source_reused_late(__global int *o, __global int *p)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    s[t] = u[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e, f;
    e = async_work_group_copy(o + get_group_id(0) * 8, s, 8, 0);
    f = async_work_group_copy(p + get_group_id(0) * 8, u, 8, 0);
    wait_group_events(1, &e);
    s[t] = -t;
    wait_group_events(1, &f);
}

__kernel void differing_events(__global const int *a, __global int *o)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    event_t e[2];
    e[0] = async_work_group_copy(s, a, 8, 0);
    e[1] = async_work_group_copy(u, a + 8, 8, 0);
    wait_group_events(1, &e[t & 1]); // @mixed
    wait_group_events(2, e);
    o[t] = s[t] + u[t];
}

__kernel void same_events(__global const int *a, __global int *o)
{
    __local int s[8], u[8];
    int t = get_local_id(0);
    event_t e[2];
    e[0] = async_work_group_copy(s, a, 8, 0);
    e[1] = async_work_group_copy(u, a + 8, 8, 0);
    wait_group_events(1, &e[get_group_id(0) & 1]);
    wait_group_events(2, e);
    o[t] = s[t] + u[t];
}

__kernel void nobody_waits(__global const int *a, __global int *o)
{
    __local int s[8];
    async_work_group_copy(s, a, 8, 0); // @unawaited
    o[get_global_id(0)] = a[get_local_id(0)];
}

/* The last turn starts a copy for a turn that does not come. */
__kernel void nobody_waits_for_the_last(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0), sum = 0;
    event_t e = async_work_group_copy(s, a, 8, 0);
    for (int turn = 0; turn < 4; ++turn) {
        wait_group_events(1, &e);
        e = async_work_group_copy(s + (turn + 1) % 2 * 8, a + (turn + 1) * 8, 8, 0); // @prefetched
        sum += s[turn % 2 * 8 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}

__kernel void everybody_waits_for_the_last(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0), sum = 0;
    event_t e = async_work_group_copy(s, a, 8, 0);
    for (int turn = 0; turn < 4; ++turn) {
        wait_group_events(1, &e);
        e = async_work_group_copy(s + (turn + 1) % 2 * 8, a + (turn + 1) * 8, 8, 0);
        sum += s[turn % 2 * 8 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    wait_group_events(1, &e);
    o[get_global_id(0)] = sum;
}

/* Copies that share an event are waited for together. */
__kernel void one_event(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    event_t e = async_work_group_copy(s, a, 8, 0);
    async_work_group_copy(s + 8, a + 8, 8, e);
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[t] + s[8 + t];
}

__kernel void one_event_of_another(__global const int *a, __global int *o)
{
    __local int s[24];
    int t = get_local_id(0);
    event_t f = async_work_group_copy(s, a, 8, 0); // @began
    event_t e = async_work_group_copy(s + 8, a + 8, 8, 0);
    f = async_work_group_copy(s + 16, a + 16, 8, f); // @joined
    wait_group_events(1, &e); // @only
    o[get_global_id(0)] = s[16 + t]; // @used
}

void fetch(__local int *s, __global const int *a, event_t *e)
{
    *e = async_work_group_copy(s, a, 8, 0);
}

event_t fetched(__local int *s, __global const int *a)
{
    return async_work_group_copy(s, a, 8, 0);
}

void await(int count, event_t *list)
{
    wait_group_events(count, list);
}

void await_one(event_t e)
{
    wait_group_events(1, &e);
}

/* Which copies the events of these are is known or not: there is nothing to find. */
__kernel void through_functions(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    event_t e[3];
    fetch(s, a, &e[0]);
    e[1] = fetched(s + 8, a + 8);
    e[2] = e[1];
    await(1, e);
    await_one(e[2]);
    o[get_global_id(0)] = s[t] + s[8 + t];
}

__kernel void list_of_events(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    event_t e[4];
    for (int i = 0; i < 4; ++i)
        e[i] = async_work_group_copy(s + 4 * i, a + 4 * i, 4, 0);
    wait_group_events(4, e);
    o[get_global_id(0)] = s[15 - t];
}

__kernel void list_too_short(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0);
    event_t e[4];
    for (int i = 0; i < 4; ++i)
        e[i] = async_work_group_copy(s + 4 * i, a + 4 * i, 4, 0); // @fourth
    wait_group_events(3, e); // @short
    o[get_global_id(0)] = s[15 - t]; // @fetched
}

/* Two tiles in turn: the event of the one that is on its way is handed on. */
__kernel void events_exchanged(__global const int *a, __global int *o)
{
    __local int s[16];
    int t = get_local_id(0), sum = 0;
    event_t now = async_work_group_copy(s, a, 8, 0), next;
    for (int turn = 0; turn < 4; ++turn) {
        if (turn < 3)
            next = async_work_group_copy(s + (turn + 1) % 2 * 8, a + (turn + 1) * 8, 8, 0);
        wait_group_events(1, &now);
        sum += s[turn % 2 * 8 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
        now = next;
    }
    o[get_global_id(0)] = sum;
}

__kernel void nothing_is_copied(__global const int *a, __global int *o)
{
    __local int s[8];
    async_work_group_copy(s, a, 0, 0);
    o[get_global_id(0)] = a[get_local_id(0)];
}

__kernel void waits_for_none(__global const int *a, __global int *o)
{
    event_t e;
    wait_group_events(1, &e); // @nothing
    o[get_global_id(0)] = a[get_local_id(0)];
}

__kernel void one_of_two(__global const int *a, __global int *o)
{
    __local int s[8];
    event_t e[2];
    e[1] = async_work_group_copy(s, a, 8, 0);
    wait_group_events(2, e); // @both
    o[get_global_id(0)] = s[get_local_id(0)];
}

__kernel void joins_none(__global const int *a, __global int *o)
{
    __local int s[8];
    event_t e;
    e = async_work_group_copy(s, a, 8, e); // @joins
    wait_group_events(1, &e);
    o[get_global_id(0)] = s[get_local_id(0)];
}

/* Declared anew in each turn, and an event that no copy has is 0. */
__kernel void set_in_turns(__global const int *a, __global int *o)
{
    __local int s[8];
    int sum = 0;
    for (int turn = 0; turn < 2; ++turn) {
        event_t e, none = 0, all[2];
        e = async_work_group_copy(s, a, 8, none);
        all[0] = e;
        all[1] = none;
        wait_group_events(2, all);
        sum += s[get_local_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}
