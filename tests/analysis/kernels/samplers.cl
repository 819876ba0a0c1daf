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
