// Atomics of C11: a compare-exchange that fails changes what was expected.
// launch claim global 1 local 1
// options -cl-std=CL3.0
// argument int[2] 3 1
// argument int[1] zero
kernel void claim(global atomic_int *a, global int *out)
{
    int wanted = 4, tries = 0;
    while (!atomic_compare_exchange_strong_explicit(&a[0], &wanted, 8, memory_order_relaxed, memory_order_relaxed, memory_scope_device))
        tries++;
    int old = atomic_fetch_add_explicit(a + 1, tries, memory_order_relaxed, memory_scope_device);
    old += atomic_load_explicit(&a[1], memory_order_relaxed, memory_scope_device);
    out[0] = old;
}
// steps 0.0: 6 claim(): a=a[0] out=out[0]; 8: wanted=4 tries=0; 9: wanted=3; 10: tries=1; 9; 11: old=1; 12: old=3; 13
