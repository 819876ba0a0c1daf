// launch k global 8 local 8
// argument int[8] index
// trace 0.2: load a[2]=2; load a[3]=3; load a[2]=2; load a[2]=2; store a[2]=8
int inner(__global const int *p, int i);
int outer(__global const int *p, int i) { return inner(p, i) + inner(p, i + 1); }
int inner(__global const int *p, int i) { return p[i & 7]; }
static inline int plus(int a, int b) { return a + b; }
__kernel void k(__global int *a)
{
    int i = get_global_id(0);
    if (i != 2) return;
    a[i] = plus(outer(a, i), (a + i)[0] - a[i] + 3);
}
