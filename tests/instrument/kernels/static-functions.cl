// Functions that only this program knows, and the same array for all calls: PoCL 3.1 puts its address into them, but that of another one.
// untraced 11
// launch k global 16 16 local 8 8
// argument int[256] index
// argument int[256] zero
static int around(__local const int *tile, int x, int y, int weights[3][3])
{
    int sum = 0;
    for (int i = 1, m = 0; i >= -1; --i, ++m)
        for (int j = -1, n = 0; j <= 1; ++j, ++n)
            sum += weights[m][n] * tile[(x + 3 + j) + (y + 3 + i) * 14];
    return sum;
}
static int products(__local const int *tile, int a[3][3], int b[3][3])
{
    int sum = 0;
    for (int i = 2; i >= -2; --i)
        for (int j = -2; j <= 2; ++j)
            sum += around(tile, get_local_id(0) + j, get_local_id(1) + i, a) * around(tile, get_local_id(0) + j, get_local_id(1) + i, b);
    return sum;
}
static int squares(__local const int *tile, int a[3][3])
{
    int sum = 0;
    for (int i = 2; i >= -2; --i)
        for (int j = -2; j <= 2; ++j) {
            int one = around(tile, get_local_id(0) + j, get_local_id(1) + i, a);
            sum += one * one;
        }
    return sum;
}
__kernel void k(__global const int *in, __global int *out)
{
    int a[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
    int b[3][3] = {{1, 2, 1}, {0, 0, 0}, {-1, -2, -1}};
    __local int tile[196];
    int at = get_local_id(1) * 8 + get_local_id(0);
    for (int i = at; i < 196; i += 64)
        tile[i] = in[i] % 7;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(1) * 16 + get_global_id(0)] = products(tile, a, b) - squares(tile, a) + squares(tile, b);
}
