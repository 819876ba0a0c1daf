// Loops with barriers, one behind the other: PoCL 3.1 must not take twice as long with each of them.
// launch sums global 64 local 64
// argument float[64] index
// argument float[8] zero
// launch turns global 16 local 8
// turns 10
// argument int[16] zero
// argument int 9
// trace 0.1: barrier local; load a[1]=0; store a[1]=1; barrier local; load a[1]=1; store a[1]=2; barrier local; load a[1]=2;
// ... store a[1]=3; barrier local; load a[1]=3; store a[1]=4; barrier local; load a[1]=4; store a[1]=5; barrier local; load a[1]=5;
// ... store a[1]=6; barrier local; load a[1]=6; store a[1]=7; barrier local; load a[1]=7; store a[1]=8; barrier local; load a[1]=8;
// ... store a[1]=9
// launch turns global 16 local 8
// turns 10
// argument int[16] zero
// argument int 10
// differs
// fault 51 loop x16
float sum(float value, __local float *t)
{
    const int l = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 1; step < 16; step *= 2) {
        if (l + step < get_local_size(0) && l % (2 * step) == 0)
            t[l] += t[l + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int step = 16; step < get_local_size(0); step *= 2) {
        if (l + step < get_local_size(0) && l % (2 * step) == 0)
            t[l] += t[l + step];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    return t[0];
}

__kernel void sums(__global const float *in, __global float *out)
{
    __local float t[64];
    float x = in[get_global_id(0)], all[6];
    for (int i = 0; i < 6; i++)
        all[i] = sum(x * (i + 1), t);
    float mean = sum(x, t) / 64, spread = sum(x * x, t), third = sum(x - mean, t), fourth = sum(x + spread, t);
    if (get_local_id(0) < 6)
        out[get_local_id(0)] = all[get_local_id(0)] + mean + third + fourth;
}

__kernel void turns(__global int *a, int n)
{
    for (int i = 0; i < n; i++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        a[get_global_id(0)]++;
    }
}
