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
