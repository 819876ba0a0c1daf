// The atomic types and functions of OpenCL C 2.0: the order and the scope are said with each access.
#if __OPENCL_C_VERSION__ >= 200
__kernel void c11_add(__global atomic_uint *word)
{
    atomic_fetch_add_explicit(word, (uint)get_global_id(0), memory_order_relaxed, memory_scope_device);
}

// A message: the data is plain, the flag is atomic. What was stored before the release is there after the acquire.
__kernel void c11_message(__global int *data, __global atomic_int *flag, __global int *seen)
{
    if (get_global_id(0) == 0) {
        data[0] = 42;
        atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
    } else if (atomic_load_explicit(flag, memory_order_acquire, memory_scope_device) == 1) {
        seen[get_global_id(0)] = data[0];
    }
}

// The same exchange of a value where it is still the expected one.
__kernel void c11_compare_exchange(__global atomic_int *word, __global atomic_int *winners)
{
    int expected = 0;
    if (atomic_compare_exchange_strong_explicit(word, &expected, (int)get_global_id(0) + 1, memory_order_acq_rel, memory_order_acquire,
                                                memory_scope_device))
        atomic_fetch_add_explicit(winners, 1, memory_order_relaxed, memory_scope_device);
}
#endif
