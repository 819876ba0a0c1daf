// launch k global 8 local 8
// argument int[32] index
// argument int[8] zero
// trace 0.1: store t[1]=1; barrier local; load a[3]=3; load a[4]=4; load tab[2]=7; load a[1]=1; load a[9]=9; load t[1]=1; store b[1]=25
__constant int tab[4] = {5, 6, 7, 8};
__global int *pick(__global int *p, int n) { return p + n; }
int sum(__global const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
__kernel void k(__global int *a, __global int *b)
{
    __local int t[8];
    int i = get_global_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    __constant int *p = &tab[1];
    __global int *q[2] = {a, pick(a, 8)};
    b[i] = sum(a + i * 3, 2) + p[1] + q[0][i] + *(q[1] + i) + *(t + i);
}
