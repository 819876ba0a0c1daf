// Functions that only this program knows, and the same array for all calls: PoCL 3.1 puts its address into them, but that of another one.
// Functions that are only inline: where the device's compiler calls one after all, since it grew by what it records, nobody has it.
// launch k global 16 16 local 8 8
// argument int[256] index
// argument int[256] zero
// argument uint4[1024] index
// argument uint4[1024] one
static int around(__local const int *tile, int x, int y, const int *weights)
{
    int sum = 0;
    for (int i = 1, m = 0; i >= -1; --i, ++m)
        for (int j = -1, n = 0; j <= 1; ++j, ++n)
            sum += weights[3 * m + n] * tile[(x + 3 + j) + (y + 3 + i) * 14];
    return sum;
}
static int products(__local const int *tile, const int *a, const int *b)
{
    int sum = 0;
    for (int i = 2; i >= -2; --i)
        for (int j = -2; j <= 2; ++j)
            sum += around(tile, get_local_id(0) + j, get_local_id(1) + i, a) * around(tile, get_local_id(0) + j, get_local_id(1) + i, b);
    return sum;
}
static int squares(__local const int *tile, const int *a)
{
    int sum = 0;
    for (int i = 2; i >= -2; --i)
        for (int j = -2; j <= 2; ++j) {
            int one = around(tile, get_local_id(0) + j, get_local_id(1) + i, a);
            sum += one * one;
        }
    return sum;
}
typedef struct { uint4 linear, angular, factor, push; } body;
__inline void push(__global body *b, uint4 linear, uint4 angular, uint strength)
{
    b->linear += linear * strength * b->factor;
    b->angular += angular * (strength * b->factor);
    b->push = b->linear + b->angular * b->factor;
    b->linear -= b->push * b->angular;
    b->angular *= b->factor + b->linear;
    b->factor += b->push * strength - b->linear;
    b->push += b->linear * b->angular - b->factor;
}
__kernel void k(__global const int *in, __global int *out, __global uint4 *bodies, __global uint4 *others)
{
    int a[9] = {-1, 0, 1, -2, 0, 2, -1, 0, 1};
    int b[9] = {1, 2, 1, 0, 0, 0, -1, -2, -1};
    __local int tile[196];
    int at = get_local_id(1) * 8 + get_local_id(0);
    for (int i = at; i < 196; i += 64)
        tile[i] = in[i] % 7;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(1) * 16 + get_global_id(0)] = products(tile, a, b) - squares(tile, a) + squares(tile, b);
    int i = get_global_id(1) * 16 + get_global_id(0);
    __global body *one = (__global body *)bodies + i, *other = (__global body *)others + i;
    for (int r = 0; r < 2; ++r) {
        push(one, other->linear, one->angular, 2u);
        push(other, -one->linear, other->angular, 3u);
        push(one, one->push, one->push, 2u);
    }
    push(other, one->linear, other->push, 2u);
}
