// launch k global 16 local 16
// argument int[4] zero
// argument uint[4] one
// argument long[2] zero
// argument float[2] one
// differs
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void k(volatile __global int *a, __global uint *b, __global long *c, volatile __global float *f)
{
    __local int t[2];
    int i = get_local_id(0);
    if (i == 0) t[0] = t[1] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&t[0]);
    int old = atomic_add(a, i);
    atomic_sub(&a[1], 1);
    atomic_max(a + 2, i);
    atomic_or(&b[1], 1u << i);
    atomic_xchg(f, 2.5f);
    atomic_cmpxchg(&a[3], 0, i + 1);
    atom_add(c, (long)i);
    while (atomic_cmpxchg(&t[1], i, i + 1) != i) ;
}
