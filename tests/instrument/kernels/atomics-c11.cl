// launch k global 1 local 1
// options -cl-std=CL3.0
// argument int[8] index
// argument int[4] zero
// trace 0.0: atomic_fetch_add_explicit a[1]=1,5; atomic_load_explicit a[1]=6; atomic_store_explicit a[2]=9; atomic_exchange_explicit a[3]=3,4
// ... atomic_compare_exchange_strong_explicit a[4]=4,4,8; atomic_compare_exchange_strong_explicit a[5]=5,4,8; store out[0]=11; store out[1]=5
__kernel void k(__global atomic_int *a, __global int *out)
{
    int o = atomic_fetch_add_explicit(&a[1], 5, memory_order_relaxed, memory_scope_device);
    o += atomic_load_explicit(a + 1, memory_order_acquire, memory_scope_device);
    atomic_store_explicit(&a[2], 9, memory_order_release, memory_scope_device);
    o += atomic_exchange_explicit(&a[3], 4, memory_order_acq_rel, memory_scope_device);
    int e = 4;
    o += atomic_compare_exchange_strong_explicit(&a[4], &e, 8, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
    e = 4;
    o += atomic_compare_exchange_strong_explicit(&a[5], &e, 8, memory_order_seq_cst, memory_order_relaxed, memory_scope_device);
    out[0] = o;
    out[1] = e;
}
