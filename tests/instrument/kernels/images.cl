// launch k global 8 8 local 4 4
// argument image 8
// argument image 8
// argument uint[64] zero
// trace 0.1: image-read 1,0,0,276,4,5,6,7; image-read 1,0,0,0,4,5,6,7; image-write 1,0,0,0,4,5,6,9; store out[1]=9
__kernel void k(__read_only image2d_t in, __write_only image2d_t result, __global uint *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    uint4 v = read_imageui(in, s, c);
    v.w = read_imageui(in, c).w + 2;
    write_imageui(result, c, v);
    out[c.y * 8 + c.x] = v.w;
}
