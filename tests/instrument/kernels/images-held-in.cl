// A sampler without addressing promises that coordinates lie inside; one that clamps does not.
// launch k global 8 8 local 4 4
// argument image 8
// argument image 8
// differs
// fault 15 image-read x8
// fault 17 image-read x8
__constant sampler_t none = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
__constant sampler_t clamped = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__kernel void k(__read_only image2d_t in, __write_only image2d_t result)
{
    const sampler_t own = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    int x = get_global_id(0), y = get_global_id(1);
    uint4 sum = read_imageui(in, none, (int2)(x, y));
    sum += read_imageui(in, none, (int2)(x + 1, y));
    sum += read_imageui(in, clamped, (int2)(x + 1, y));
    sum += read_imageui(in, own, (float2)(x + 0.5f, y - 0.5f));
    write_imageui(result, (int2)(x, y), sum);
}
