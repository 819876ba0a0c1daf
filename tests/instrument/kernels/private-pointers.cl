// Accesses through pointers into private arrays: inside, on both sides outside, through a helper, of two arrays of one size.
// launch k global 4 local 4
// argument int[8] zero
// argument int[4] 0 1 2 3
// differs
// fault 12 index x1
// fault 14 index x1
// fault 25 index x1
// fault 33 index x2
void put(int *to, int at, int value)
{
    to[at] = value; // 0 to 3 of 3
    if (at > 0)
        *(to + at - 2) = value; // -1, 0, 1
}

struct Pair { int a[2]; };

__kernel void k(__global int *o, __global const int *in)
{
    int three[3] = {7, 8, 9}, others[3] = {1, 2, 3};
    int i = get_global_id(0), n = in[i];
    put(three, n, 5);
    int *p = &others[n];
    int sum = p[0];
    while (p != others)
        sum += *--p;
    struct Pair pair = {{1, 2}};
    int *q = pair.a;
    float4 v = (float4)(1, 2, 3, 4);
    const float *f = (const float *)&v;
    int *either = n & 1 ? three : others;
    o[i] = sum + q[n & 1] + (int)f[n] + either[n + 1];
    o[i + 4] = three[0];
}
