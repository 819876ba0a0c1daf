// A litmus test. For each of many pairs one work-item writes
// x = 1 and then y = 2, and another one, of another group,
// reads y and then x. Every second work-group writes; the
// others read what a group far away from them writes.

// What a reader saw is one of four outcomes, and each has a
// counter: 0: "0 0", 1: "1 0", 2: "0 2", 3: "1 2".
void count_outcome(__global int *outcomes, int x, int y)
{
    atomic_inc(&outcomes[(x == 1 ? 1 : 0) + (y == 2 ? 2 : 0)]);
}

// Wrong: plain accesses. Nothing orders the two work-items,
// and nothing orders one's accesses as the other sees them.
__kernel void plainly(const uint pairs,
    __global int *x,
    __global int *y,
    __global int *outcomes)
{
    const uint pair = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = pairs - 1 - pair;
    if (get_group_id(0) % 2 == 0) {
        x[pair] = 1;
        y[pair] = 2;
    } else {
        const int seen_y = y[other];
        const int seen_x = x[other];
        count_outcome(outcomes, seen_x, seen_y);
    }
}

// The way of OpenCL 1.x: every access is an atomic, and a
// fence stands between the two. An exchange stores, and
// adding nothing loads. Devices keep to it, though the
// specification of 1.x says little about it.
__kernel void fenced(const uint pairs,
    __global int *x,
    __global int *y,
    __global int *outcomes)
{
    const uint pair = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = pairs - 1 - pair;
    if (get_group_id(0) % 2 == 0) {
        atomic_xchg(&x[pair], 1);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        atomic_xchg(&y[pair], 2);
    } else {
        const int seen_y = atomic_add(&y[other], 0);
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        const int seen_x = atomic_add(&x[other], 0);
        count_outcome(outcomes, seen_x, seen_y);
    }
}

// The way of OpenCL 2.0 and later: the store of y releases
// what was written before it, and a load of y that finds the
// 2 acquires that. Where a device has no such atomics, the
// lower half stands in.
#if defined(__opencl_c_atomic_order_acq_rel) && defined(__opencl_c_atomic_scope_device)
typedef atomic_int shared_int;
#define STORE_RELAXED(place, value) atomic_store_explicit(place, value, memory_order_relaxed, memory_scope_device)
#define STORE_RELEASE(place, value) atomic_store_explicit(place, value, memory_order_release, memory_scope_device)
#define LOAD_RELAXED(place) atomic_load_explicit(place, memory_order_relaxed, memory_scope_device)
#define LOAD_ACQUIRE(place) atomic_load_explicit(place, memory_order_acquire, memory_scope_device)
#else
typedef int shared_int;
int load_and_fence(volatile __global int *place)
{
    const int value = atomic_add(place, 0);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    return value;
}
#define STORE_RELAXED(place, value) atomic_xchg(place, value)
#define STORE_RELEASE(place, value) (mem_fence(CLK_GLOBAL_MEM_FENCE), atomic_xchg(place, value))
#define LOAD_RELAXED(place) atomic_add(place, 0)
#define LOAD_ACQUIRE(place) load_and_fence(place)
#endif

__kernel void ordered(const uint pairs,
    __global shared_int *x,
    __global shared_int *y,
    __global int *outcomes)
{
    const uint pair = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = pairs - 1 - pair;
    if (get_group_id(0) % 2 == 0) {
        STORE_RELAXED(&x[pair], 1);
        STORE_RELEASE(&y[pair], 2);
    } else {
        const int seen_y = LOAD_ACQUIRE(&y[other]);
        const int seen_x = LOAD_RELAXED(&x[other]);
        count_outcome(outcomes, seen_x, seen_y);
    }
}
