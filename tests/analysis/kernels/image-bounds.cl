// launch beyond_edge global 8 8 local 4 4
// argument image 8
// finding out-of-bounds im beyond
// launch inside global 8 8 local 4 4
// argument image 8
// launch held_in global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// finding out-of-bounds im promised
// launch clamped global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// launch held_in_one global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
// finding out-of-bounds im normalized
// launch argument global 8 8 local 4 4
// argument image 8
// argument sampler none
// argument uint[64] zero
// finding out-of-bounds im given
// launch argument global 8 8 local 4 4
// argument image 8
// argument sampler clamp
// argument uint[64] zero
// launch normalized_argument global 8 8 local 4 4
// argument image 8
// argument sampler none normalized
// argument uint[64] zero
// finding out-of-bounds im inOne
// launch through_helpers global 8 8 local 4 4
// argument image 8
// argument sampler none
// argument uint[64] zero
// finding out-of-bounds im shared
// finding out-of-bounds im passed
// launch through_helpers global 8 8 local 4 4
// argument image 8
// argument sampler clamp
// argument uint[64] zero
// finding out-of-bounds im shared
// launch clamped_by_helpers global 8 8 local 4 4
// argument image 8
// argument uint[64] zero
__kernel void beyond_edge(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0) + 1, get_global_id(1)), (uint4)(1)); // @beyond
}

__kernel void inside(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0), get_global_id(1)), (uint4)(1));
}

/* Without addressing a sampler promises that coordinates lie inside. */
__kernel void held_in(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x + read_imageui(im, s, (float2)(x, y - 0.5f)).x; // @promised
}

__kernel void clamped(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x, y)).x + read_imageui(im, s, (float2)(x, y - 0.5f)).x;
}

/* Normalized coordinates lie inside below 1. */
__kernel void held_in_one(__read_only image2d_t im, __global uint *o)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (float2)(x, y) / 8).x;
    o[y * 8 + x] += read_imageui(im, s, (float2)(x / 8.0f, (y + 1) / 8.0f)).x; // @normalized
}

__kernel void argument(__read_only image2d_t im, sampler_t s, __global uint *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (int2)(x * 10000, y)).x; // @given
}

__kernel void normalized_argument(__read_only image2d_t im, sampler_t s, __global uint *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 8 + x] = read_imageui(im, s, (float2)(x, y) / 4).x; // @inOne
}

constant sampler_t promising = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
constant sampler_t clamping = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

uint shared_helper(__read_only image2d_t im, int2 at, sampler_t s)
{
    return read_imageui(im, s, at).x; // @shared
}

uint last_helper(sampler_t s, __read_only image2d_t im, int2 at)
{
    return read_imageui(im, s, at).x; // @passed
}

uint first_helper(__read_only image2d_t im, int2 at, sampler_t other, sampler_t s);

__kernel void through_helpers(__read_only image2d_t im, sampler_t s, __global uint *o)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    o[at.y * 8 + at.x] =
        shared_helper(im, at - 10, clamping) + shared_helper(im, at + 1, promising) + first_helper(im, at + 1, clamping, s);
}

uint first_helper(__read_only image2d_t im, int2 at, sampler_t other, sampler_t s)
{
    return shared_helper(im, at + 10, other) + last_helper(s, im, at);
}

__kernel void clamped_by_helpers(__read_only image2d_t im, __global uint *o)
{
    const sampler_t here = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    o[at.y * 8 + at.x] = shared_helper(im, at - 10, clamping) + last_helper(here, im, at + 10);
}
