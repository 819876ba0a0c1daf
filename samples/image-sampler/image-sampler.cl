// A sampler says how coordinates are understood (pixels or parts of the whole), what lies outside, and what lies between pixels.

// Between two pixels the nearest one counts.
__kernel void enlarge_nearest(__read_only image2d_t small, __write_only image2d_t large)
{
    const sampler_t nearest = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float2 place = (convert_float2(at) + 0.5f) / (float2)(get_global_size(0), get_global_size(1));
    write_imagef(large, at, read_imagef(small, nearest, place));
}

// Between pixels four of them are mixed, each by how near it is. On a GPU a unit of its own does this.
__kernel void enlarge_linear(__read_only image2d_t small, __write_only image2d_t large)
{
    const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float2 place = (convert_float2(at) + 0.5f) / (float2)(get_global_size(0), get_global_size(1));
    write_imagef(large, at, read_imagef(small, linear, place));
}

// The same table lookup for computing: a function given at a few points, read in between.
__kernel void look_up(__read_only image2d_t table, __global float *values)
{
    const sampler_t linear = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    int g = get_global_id(0);
    float x = g * (float)(get_image_width(table) - 1) / (get_global_size(0) - 1); // in pixels
    values[g] = read_imagef(table, linear, (float2)(x + 0.5f, 0.5f)).x;
}
