// Six copies and waits under conditions of their own, in a loop: with each of them under a branch of its own PoCL 3.1 would take many minutes to compile.
// launch k global 16 local 8
// argument int[64] index
// argument int[16] zero
// argument int 9
// launch k global 4 local 1
// argument int[64] index
// argument int[4] zero
// argument int 9
// launch declared global 16 local 8
// argument int[64] index
// argument int[16] zero
// argument int 9
// launch results global 16 local 8
// argument int[64] index
// argument int[16] zero
// argument int 9
// launch handed_on global 16 local 8
// argument int[64] index
// argument int[16] zero
// argument int 9
__kernel void k(__global const int *a, __global int *o, int turns)
{
    __local int s[48];
    int t = get_local_id(0), sum = 0;
    event_t e[6];
    for (int i = 0; i < 48; i += get_local_size(0))
        s[i + t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < turns; ++i) {
        if (a[i] > 0)
            e[0] = async_work_group_copy(s, a + i, 8, 0);
        if (a[i] > 1)
            e[1] = async_work_group_copy(s + 8, a + 8 + i, 8, 0);
        if (a[i] > 2)
            e[2] = async_work_group_copy(s + 16, a + 16 + i, 8, 0);
        if (a[i] > 3)
            e[3] = async_work_group_copy(s + 24, a + 24 + i, 8, 0);
        if (a[i] > 4)
            e[4] = async_work_group_copy(s + 32, a + 32 + i, 8, 0);
        if (a[i] > 5)
            e[5] = async_work_group_copy(s + 40, a + 40 + i, 8, 0);
        if (a[i] > 0)
            wait_group_events(1, &e[0]);
        if (a[i] > 1)
            wait_group_events(1, &e[1]);
        if (a[i] > 2)
            wait_group_events(1, &e[2]);
        if (a[i] > 3)
            wait_group_events(1, &e[3]);
        if (a[i] > 4)
            wait_group_events(1, &e[4]);
        if (a[i] > 5)
            wait_group_events(1, &e[5]);
        for (int j = 0; j < 6; ++j)
            sum += s[8 * j + t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}

/* Events that are declared under the condition: who does not come there copies nothing. */
__kernel void declared(__global const int *a, __global int *o, int turns)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0;
    s[t] = t;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < turns; ++i) {
        if (a[i] == 3) {
            event_t e = async_work_group_copy(s, a + i, 8, 0);
            wait_group_events(1, &e);
        }
        if (a[i] == 5) {
            event_t e = async_work_group_copy(s, a + 20, 8, 0);
            wait_group_events(1, &e);
        }
        sum = sum * 3 + s[t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}

int highest(__local int *s, int t, int value)
{
    s[t] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    int most = max(s[t], s[t ^ 1]);
    barrier(CLK_LOCAL_MEM_FENCE);
    return most;
}

typedef struct {
    int low, high;
} range_t;

range_t range_of(__local int *s, int t, int value)
{
    range_t range;
    range.high = highest(s, t, value);
    range.low = -highest(s, t, -value);
    return range;
}

/* Values that are declared by calls with barriers. */
__kernel void results(__global const int *a, __global int *o, int turns)
{
    __local int s[8];
    int t = get_local_id(0), sum = 0;
    s[t] = 0;
    for (int i = 0; i < turns; ++i) {
        if (a[i] == 3) {
            int most = highest(s, t, t * i);
            sum += most;
        }
        if (a[i] == 5) {
            const range_t range = range_of(s, t, t * i);
            sum += range.high - range.low;
        }
        sum = sum * 3 + s[t];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}

/* One event for several copies, under conditions. */
__kernel void handed_on(__global const int *a, __global int *o, int turns)
{
    __local int s[16];
    int t = get_local_id(0), sum = 0;
    s[t] = s[t + 8] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < turns; ++i) {
        event_t e = 0;
        if (a[i] > 2)
            e = async_work_group_copy(s, a + i, 8, e);
        if (a[i] > 4)
            e = async_work_group_copy(s + 8, a + 16 + i, 8, e);
        if (a[i] > 2)
            wait_group_events(1, &e);
        sum = sum * 3 + s[t] + s[t + 8];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}
