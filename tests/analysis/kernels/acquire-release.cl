// Work-item 0 hands a value to work-item 1 of its group; on devices that run it in this order the flag is seen.
// options -cl-std=CL3.0
// launch ordered global 2 local 2
// argument int[1] zero
// argument int[1] zero
// argument out int[2] zero
// launch relaxed global 2 local 2
// argument int[1] zero
// argument int[1] zero
// argument out int[2] zero
// finding data-race data put/get
// launch group_scope global 32 local 8
// argument int[1] zero
// finding data-race n bump/bump
// launch device_scope global 32 local 8
// argument int[1] zero
// launch locked global 8 local 8
// argument int[1] zero
// argument int[1] zero
// launch lock_without_order global 8 local 8
// argument int[1] zero
// argument int[1] zero
// finding data-race sum plus/plus
// finding data-race sum plus/plus
// launch lock_with_fences global 8 local 8
// argument int[1] zero
// argument int[1] zero
// launch lock_with_one_fence global 8 local 8
// argument int[1] zero
// argument int[1] zero
// finding data-race sum unfenced/unfenced
// finding data-race sum unfenced/unfenced
// launch lock_before_its_fence global 8 local 8
// argument int[1] zero
// argument int[1] zero
// finding data-race sum too_soon/too_soon
// finding data-race sum too_soon/too_soon
// launch in_each_group global 8 local 4
// argument out int[8] zero
// launch relaxed_in_each_group global 8 local 4
// argument out int[8] zero
// finding data-race data put_here/get_here
// launch flag_lock global 8 local 4
// argument out int[2] zero
// launch flag_lock_without_order global 8 local 4
// argument out int[2] zero
// finding data-race sum raise/raise
// finding data-race sum raise/raise
// launch fences_of_both global 4 local 4
// argument int[1] zero
// argument out int[4] zero
// launch fence_of_one global 4 local 4
// argument int[1] zero
// argument out int[4] zero
// finding data-race data put_once/get_once
// launch local_through_global global 4 local 4
// argument int[1] zero
// argument out int[4] zero
__kernel void ordered(__global atomic_int *flag, __global int *data, __global int *o)
{
    int t = get_local_id(0);
    if (t == 0) {
        data[0] = 7;
        atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
    } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device) == 1) {
        o[t] = data[0];
    }
}

__kernel void relaxed(__global atomic_int *flag, __global int *data, __global int *o)
{
    int t = get_local_id(0);
    if (t == 0) {
        data[0] = 7; // @put
        atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_device);
    } else if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device) >= 0) {
        o[t] = data[0]; // @get
    }
}

__kernel void group_scope(__global atomic_int *n)
{
    atomic_fetch_add_explicit(n, 1, memory_order_relaxed, memory_scope_work_group); // @bump
}

__kernel void device_scope(__global atomic_int *n)
{
    atomic_fetch_add_explicit(n, 1, memory_order_relaxed, memory_scope_device);
}

__kernel void locked(__global atomic_int *lock, __global int *sum)
{
    int free = 0;
    while (!atomic_compare_exchange_strong_explicit(lock, &free, 1, memory_order_acquire, memory_order_relaxed,
                                                    memory_scope_device))
        free = 0;
    sum[0] += get_global_id(0) + 1;
    atomic_store_explicit(lock, 0, memory_order_release, memory_scope_device);
}

__kernel void lock_without_order(__global atomic_int *lock, __global int *sum)
{
    int free = 0;
    while (!atomic_compare_exchange_strong_explicit(lock, &free, 1, memory_order_relaxed, memory_order_relaxed,
                                                    memory_scope_device))
        free = 0;
    sum[0] += get_global_id(0) + 1; // @plus
    atomic_store_explicit(lock, 0, memory_order_relaxed, memory_scope_device);
}

__kernel void in_each_group(__global int *o)
{
    __local atomic_int flag;
    __local int data;
    int t = get_local_id(0);
    if (t == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) {
        data = 7;
        atomic_store_explicit(&flag, 1, memory_order_release, memory_scope_work_group);
    } else if (atomic_load_explicit(&flag, memory_order_acquire, memory_scope_work_group) == 1) {
        o[get_global_id(0)] = data;
    }
}

__kernel void relaxed_in_each_group(__global int *o)
{
    __local atomic_int flag;
    __local int data;
    int t = get_local_id(0);
    if (t == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) {
        data = 7; // @put_here
        atomic_store_explicit(&flag, 1, memory_order_relaxed, memory_scope_work_group);
    } else if (atomic_load_explicit(&flag, memory_order_relaxed, memory_scope_work_group) == 1) {
        o[get_global_id(0)] = data; // @get_here
    }
}

__kernel void flag_lock(__global int *o)
{
    __local atomic_flag lock;
    __local int sum;
    if (get_local_id(0) == 0) {
        sum = 0;
        atomic_flag_clear_explicit(&lock, memory_order_relaxed, memory_scope_work_group);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire, memory_scope_work_group)) {}
    sum += get_local_id(0) + 1;
    atomic_flag_clear_explicit(&lock, memory_order_release, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        o[get_group_id(0)] = sum;
}

__kernel void flag_lock_without_order(__global int *o)
{
    __local atomic_flag lock;
    __local int sum;
    if (get_local_id(0) == 0) {
        sum = 0;
        atomic_flag_clear_explicit(&lock, memory_order_relaxed, memory_scope_work_group);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_relaxed, memory_scope_work_group)) {}
    sum += get_local_id(0) + 1; // @raise
    atomic_flag_clear_explicit(&lock, memory_order_relaxed, memory_scope_work_group);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        o[get_group_id(0)] = sum;
}

__kernel void fences_of_both(__global int *data, __global int *o)
{
    __local atomic_int flag;
    int t = get_local_id(0);
    if (t == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) {
        data[0] = 7;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
        atomic_store_explicit(&flag, 1, memory_order_relaxed, memory_scope_work_group);
    } else if (atomic_load_explicit(&flag, memory_order_relaxed, memory_scope_work_group) == 1) {
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
        o[t] = data[0];
    }
}

__kernel void fence_of_one(__global int *data, __global int *o)
{
    __local atomic_int flag;
    int t = get_local_id(0);
    if (t == 0)
        atomic_init(&flag, 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t == 0) {
        data[0] = 7; // @put_once
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
        atomic_store_explicit(&flag, 1, memory_order_relaxed, memory_scope_work_group);
    } else if (atomic_load_explicit(&flag, memory_order_relaxed, memory_scope_work_group) == 1) {
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
        o[t] = data[0]; // @get_once
    }
}

__kernel void local_through_global(__global atomic_int *flag, __global int *o)
{
    __local int data;
    int t = get_local_id(0);
    if (t == 0) {
        data = 7;
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_work_group);
        atomic_store_explicit(flag, 1, memory_order_relaxed, memory_scope_work_group);
    } else if (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_work_group) == 1) {
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group);
        o[t] = data;
    }
}

// The fences make a lock of relaxed updates one.
__kernel void lock_with_fences(__global atomic_int *lock, __global int *sum)
{
    while (atomic_exchange_explicit(lock, 1, memory_order_relaxed, memory_scope_device) != 0) {}
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
    sum[0] += get_global_id(0);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    atomic_store_explicit(lock, 0, memory_order_relaxed, memory_scope_device);
}

__kernel void lock_with_one_fence(__global atomic_int *lock, __global int *sum)
{
    while (atomic_exchange_explicit(lock, 1, memory_order_relaxed, memory_scope_device) != 0) {}
    sum[0] += get_global_id(0); // @unfenced
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    atomic_store_explicit(lock, 0, memory_order_relaxed, memory_scope_device);
}

__kernel void lock_before_its_fence(__global atomic_int *lock, __global int *sum)
{
    while (atomic_exchange_explicit(lock, 1, memory_order_relaxed, memory_scope_device) != 0) {}
    sum[0] += get_global_id(0); // @too_soon
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    atomic_store_explicit(lock, 0, memory_order_relaxed, memory_scope_device);
}
