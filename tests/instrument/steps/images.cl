// Images and samplers have no values; what is read from them and where has.
// launch invert global 2 2 local 2 2
// argument image 2
// argument image 2
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
uint4 pixel(read_only image2d_t from, int2 at)
{
    return read_imageui(from, nearest, at);
}
kernel void invert(read_only image2d_t in, write_only image2d_t out)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    uint4 c = pixel(in, at);
    c.xyz = 255 - c.xyz;
    int w = get_image_width(in);
    write_imageui(out, (int2)(w - 1 - at.x, at.y), c);
}
// steps 0.0: 10 invert(); 12: at=(0, 0); 13: c=(0, 1, 2, 3); 6 pixel(): at=(0, 0); 8; 14: c=(255, 254, 253, 3); 15: w=2; 16
// steps 0.3: 10 invert(); 12: at=(1, 1); 13: c=(12, 13, 14, 15); 6 pixel(): at=(1, 1); 8; 14: c=(243, 242, 241, 15); 15: w=2; 16
