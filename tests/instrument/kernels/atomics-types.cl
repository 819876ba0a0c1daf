// launch k global 1 local 1
// options -cl-std=CL3.0
// argument ulong[1] zero
// argument long[1] zero
// argument ulong[1] zero
// argument long[1] zero
// argument int[1] zero
// argument long[2] index
// argument long[4] zero
// trace 0.0: atomic_fetch_add_explicit s[0]=0,5; atomic_fetch_sub_explicit p[0]=0,3; atomic_fetch_or_explicit u[0]=0,9
// ... atomic_exchange_explicit d[0]=0,-7; atomic_flag_test_and_set_explicit f[0]=0,1; atomic_flag_clear_explicit f[0]=0
// ... atomic_fetch_max_explicit l[1]=1,8589934592; atomic_compare_exchange_strong_explicit l[0]=0,0,-1
// ... store out[0]=1; store out[1]=0
__kernel void k(__global atomic_size_t *s, __global atomic_intptr_t *p, __global atomic_uintptr_t *u, __global atomic_ptrdiff_t *d,
                __global atomic_flag *f, __global atomic_long *l, __global long *out)
{
    atomic_fetch_add_explicit(s, (size_t)5, memory_order_relaxed, memory_scope_device);
    atomic_fetch_sub_explicit(p, (intptr_t)3, memory_order_relaxed, memory_scope_device);
    atomic_fetch_or_explicit(u, (uintptr_t)9, memory_order_relaxed, memory_scope_device);
    atomic_exchange_explicit(d, (ptrdiff_t)-7, memory_order_relaxed, memory_scope_device);
    bool was = atomic_flag_test_and_set_explicit(f, memory_order_acquire, memory_scope_device);
    atomic_flag_clear_explicit(f, memory_order_release, memory_scope_device);
    long old = atomic_fetch_max_explicit(&l[1], 8589934592l, memory_order_relaxed, memory_scope_device);
    long e = 0;
    atomic_compare_exchange_strong_explicit(&l[0], &e, -1l, memory_order_relaxed, memory_order_relaxed, memory_scope_device);
    out[0] = old;
    out[1] = was;
}
