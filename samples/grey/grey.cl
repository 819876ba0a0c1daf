// The sampler says how coordinates are read: whole numbers, nearest pixel, and the border repeated beyond the edge.
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

// The eye takes green for brighter than red, and red for brighter than blue.
__kernel void to_grey(__read_only image2d_t picture, __write_only image2d_t result)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 pixel = read_imagef(picture, nearest, at);
    float grey = dot(pixel.xyz, (float3)(0.299f, 0.587f, 0.114f));
    write_imagef(result, at, (float4)(grey, grey, grey, pixel.w));
}

// Wrong: x and y exchanged. In a picture that is not square some coordinates lie outside, and this sampler says nothing about what
// is there (CLK_ADDRESS_NONE): such reads may give anything.
__kernel void exchanged(__read_only image2d_t picture, __write_only image2d_t result)
{
    const sampler_t careless = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(result, at, read_imagef(picture, careless, at.yx));
}
