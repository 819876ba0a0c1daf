// C99 keeps no function for an inline one that is not static: where the device's compiler calls it after all, since it grew by what
// it records, nobody has it.
// launch k global 8 local 8
// argument float4[64] index
// argument float4[64] one
typedef struct { float4 linear, angular, factor, push; } body;
__inline void push(__global body *b, float4 linear, float4 angular, float strength);
__inline void push(__global body *b, float4 linear, float4 angular, float strength)
{
    b->linear += linear * strength * b->factor;
    b->angular += angular * (strength * b->factor);
    b->push = b->linear + b->angular * b->factor;
    b->linear -= b->push * b->angular;
    b->angular *= b->factor + b->linear;
    b->factor += b->push * strength - b->linear;
    b->push += b->linear * b->angular - b->factor;
}
__kernel void k(__global float4 *a, __global float4 *b)
{
    int i = get_global_id(0);
    __global body *one = (__global body *)a + i, *other = (__global body *)b + i;
    for (int r = 0; r < 2; ++r) {
        push(one, other->linear, one->angular, 0.5f);
        push(other, -one->linear, other->angular, 0.25f);
        push(one, one->push, one->push, 0.5f);
    }
    push(other, one->linear, other->push, 0.5f);
}
