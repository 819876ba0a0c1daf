// launch k global 1 local 1
// argument int[4] index
// argument float[2] one
// trace 0.0: atomic_add a[0]=0,5; atomic_inc a[1]=1,1; atomic_cmpxchg a[2]=2,2,9; atomic_cmpxchg a[3]=3,7,9; atomic_xchg f[1]=1,2.5; store a[0]=3
__kernel void k(volatile __global int *a, volatile __global float *f)
{
    int o = atomic_add(a, 5);
    o += atomic_inc(a + 1);
    o += atomic_cmpxchg(&a[2], 2, 9);
    atomic_cmpxchg(&a[3], 7, 9);
    atomic_xchg(&f[1], 2.5f);
    a[0] = o;
}
