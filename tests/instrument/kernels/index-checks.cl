// launch k global 8 local 8
// argument int[8] index
// differs
// fault 16 index x4
// fault 17 index x2
// fault 18 index x1
// fault 20 index x1
struct box { int a; char b[2]; };
__kernel void k(__global int *out)
{
    __local int L[4][8];
    int i = get_global_id(0);
    int r[4] = {1, 2, 3, 4};
    struct box v = {1, {2, 3}};
    int s = 0;
    s += r[i];
    if (i < 4) s += v.b[i];
    L[1][i + 1] = s;
    if (i == 6)
        r[i - 7] = 5;
    out[i] = r[3] + *(&r[i & 3]);
    __global int *end = &out[8];
}
