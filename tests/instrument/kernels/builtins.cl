// launch k global 8 local 8
// argument float[16] index
// argument int[16] index
__kernel void k(__global float *f, __global int *a)
{
    int i = get_global_id(0);
    if (__builtin_expect(i > 0, 1)) a[i] = 1;
    f[i] = fma(f[i], 2.0f, clamp(f[i + 8], 0.0f, 3.0f));
    float whole;
    f[i] += modf(f[i] * 0.3f, &whole);
    f[i] += fract(f[i], f + i + 8);
    a[i] = select(a[i], a[i + 8], (int)(i > 3)) + sizeof(a[i]) + as_int(f[i]);
    prefetch(a, 4);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}
