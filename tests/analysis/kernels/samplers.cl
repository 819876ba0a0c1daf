// launch normalized global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// finding invalid-sampler im normalized
// differs
// launch repeated global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// finding invalid-sampler im repeated
// differs
// launch linear global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// finding warning invalid-sampler im linear
// finding warning invalid-sampler im ofIntegers
// differs
// launch allowed global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// launch normalized_argument global 8 8 local 4 4
// argument image 8
// argument sampler clamp normalized
// argument uint[64] zero
// finding invalid-sampler im argument
// differs
// launch to_helpers global 8 8 local 4 4
// argument image 8
// argument sampler clamp normalized
// argument uint[64] zero
// finding invalid-sampler im helper
// finding warning invalid-sampler im ofFloats
// differs
#define SAMPLER(coordinates, address, filter) CLK_NORMALIZED_COORDS_##coordinates | CLK_ADDRESS_##address | CLK_FILTER_##filter
__kernel void normalized(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = SAMPLER(TRUE, CLAMP_TO_EDGE, NEAREST);
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x; // @normalized
}

__kernel void repeated(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = SAMPLER(FALSE, REPEAT, NEAREST);
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x; // @repeated
}

__kernel void linear(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = SAMPLER(FALSE, CLAMP_TO_EDGE, LINEAR);
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x;                  // @linear
    o[y * 8 + x] += read_imageui(im, s, (float2)(x + 0.5f, y + 0.5f)).x; // @ofIntegers
}

__kernel void allowed(__read_only image2d_t im, __global uint *o)
{
    const sampler_t whole = SAMPLER(FALSE, CLAMP, NEAREST), repeated = SAMPLER(TRUE, REPEAT, NEAREST);
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, whole, (int2)(x, y)).x + read_imageui(im, whole, (float2)(x, y)).x +
                   read_imageui(im, repeated, (float2)(x / 8.0f, y / 8.0f)).x;
}

__kernel void normalized_argument(__read_only image2d_t im, sampler_t s, __global uint *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x; // @argument
}

constant sampler_t smooth = SAMPLER(FALSE, CLAMP, LINEAR), sharp = SAMPLER(FALSE, CLAMP, NEAREST);

uint whole(__read_only image2d_t im, sampler_t s, int2 at)
{
    return read_imageui(im, s, at).x; // @helper
}

uint between(__read_only image2d_t im, int2 at, sampler_t s)
{
    return read_imageui(im, s, convert_float2(at)).x; // @ofFloats
}

__kernel void to_helpers(__read_only image2d_t im, sampler_t s, __global uint *o)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    const sampler_t copy = SAMPLER(FALSE, CLAMP_TO_EDGE, NEAREST);
    o[at.y * 8 + at.x] = whole(im, sharp, at) + whole(im, copy, at) + whole(im, smooth, at) + whole(im, s, at) + between(im, at, smooth) +
                         between(im, at, sharp);
}
