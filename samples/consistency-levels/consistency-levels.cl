// Who sees what a work-item wrote, and from when on? Each
// kernel writes numbers into global memory and reads some of
// them again: its own, its group's, another group's.

// Within a work-item: what it wrote itself it finds again.
// Its own accesses to one place keep their order.
__kernel void own(__global int *scratch,
    __global int *result)
{
    const size_t i = get_global_id(0);
    scratch[i] = (int)i + 1;
    result[i] = scratch[i];
}

// Wrong within a group: everybody waits at the barrier, but
// its fence is about local memory. What was written to global
// memory need not have arrived.
__kernel void group_local_fence(__global int *scratch,
    __global int *result)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    const size_t next = (item + 1) % get_local_size(0);
    scratch[i] = (int)i + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    result[i] = scratch[i - item + next];
}

// Right within a group: the fence is about global memory.
__kernel void group_global_fence(__global int *scratch,
    __global int *result)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    const size_t next = (item + 1) % get_local_size(0);
    scratch[i] = (int)i + 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
    result[i] = scratch[i - item + next];
}

// From OpenCL 2.0 on the barrier has a longer name, and may
// say how far its fence reaches: to the group, or to all of
// the device.
#ifdef __opencl_c_atomic_scope_device
#define DEVICE_BARRIER work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device)
#else
#define DEVICE_BARRIER barrier(CLK_GLOBAL_MEM_FENCE)
#endif

// Wrong between groups: the fence reaches all of the device,
// but still only this group waits. The next group may not
// even have begun.
__kernel void across_groups(__global int *scratch,
    __global int *result)
{
    const size_t i = get_global_id(0);
    const size_t n = get_global_size(0);
    scratch[i] = (int)i + 1;
    DEVICE_BARRIER;
    result[i] = scratch[(i + get_local_size(0)) % n];
}

// Right between groups: one launch writes, and the next one
// reads. When a kernel has ended, all that it wrote is there
// for those that follow it, and for the host.
__kernel void write_numbers(__global int *scratch)
{
    scratch[get_global_id(0)] = (int)get_global_id(0) + 1;
}

__kernel void read_next_group(const uint group,
    __global const int *scratch,
    __global int *result)
{
    const size_t i = get_global_id(0);
    result[i] = scratch[(i + group) % get_global_size(0)];
}
