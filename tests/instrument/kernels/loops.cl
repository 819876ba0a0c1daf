// launch k global 16 local 8
// argument int[64] index
// argument int 3
__kernel void k(__global int *a, int n)
{
    int i = get_global_id(0);
    for (int j = 0; j < n; j++) a[i] += j;
    for (;;) { if (a[i] > 40) break; a[i] += 7; }
    int j = 0;
    while (j < n) { if (j == 1) { j++; continue; } a[i] ^= j++; }
    do a[i]--; while (a[i] & 3);
    for (int x = 0, y = n; x < y; x++, y--) for (int z = 0; z < 2; ++z) a[i] += z;
#pragma unroll
    for (int u = 0; u < 4; u++) a[i] += u;
    __attribute__((opencl_unroll_hint(2))) for (int u = 0; u < n; u++) a[i] -= u;
    switch (a[i] & 3) { case 0: a[i]++; break; case 1: case 2: a[i] += 2; default: a[i] += 3; }
}
