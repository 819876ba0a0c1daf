__constant sampler_t pixels = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

// Colours become their opposites; the last channel, opacity, stays.
__kernel void invert(__read_only image2d_t picture, __write_only image2d_t inverted)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 pixel = read_imagef(picture, pixels, at);
    write_imagef(inverted, at, (float4)(1 - pixel.xyz, pixel.w));
}
