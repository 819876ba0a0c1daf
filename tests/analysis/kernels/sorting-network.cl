// launch bitonic_one_barrier global 16 local 16
// argument int[16] random
// finding data-race s swap/swap many
// finding data-race s compare/swap many
// launch bitonic global 16 local 16
// argument int[16] random
// launch odd_even_local_fence global 8 local 8
// argument int[16] random
// finding data-race a step/step many
// launch odd_even global 8 local 8
// argument int[16] random
void exchange(__local int *s, int i, int j, int up)
{
    int p = s[i], q = s[j]; // @compare
    if ((p > q) == up) {
        s[i] = q; s[j] = p; // @swap
    }
}

__kernel void bitonic_one_barrier(__global int *a)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = a[t];
    for (int k = 2; k <= 16; k *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = k / 2; j > 0; j /= 2) {
            if ((t ^ j) > t)
                exchange(s, t, t ^ j, (t & k) == 0);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    a[t] = s[t];
}

__kernel void bitonic(__global int *a)
{
    __local int s[16];
    int t = get_local_id(0);
    s[t] = a[t];
    for (int k = 2; k <= 16; k *= 2) {
        for (int j = k / 2; j > 0; j /= 2) {
            barrier(CLK_LOCAL_MEM_FENCE);
            if ((t ^ j) > t)
                exchange(s, t, t ^ j, (t & k) == 0);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    a[t] = s[t];
}

__kernel void odd_even_local_fence(__global int *a)
{
    int t = get_local_id(0);
    for (int pass = 0; pass < 16; pass++) {
        int i = 2 * t + (pass & 1);
        if (i + 1 < 16) {
            int p = a[i], q = a[i + 1]; a[i] = min(p, q); a[i + 1] = max(p, q); // @step
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

__kernel void odd_even(__global int *a)
{
    int t = get_local_id(0);
    for (int pass = 0; pass < 16; pass++) {
        int i = 2 * t + (pass & 1);
        if (i + 1 < 16) {
            int p = a[i], q = a[i + 1];
            a[i] = min(p, q);
            a[i + 1] = max(p, q);
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}
