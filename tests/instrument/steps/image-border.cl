// A sampler of the kernel, reads outside of an image, and loops over what is around a pixel.
// launch around global 2 2 local 2 2
// argument image 2
// argument uint[4] zero
kernel void around(read_only image2d_t in, global uint *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    const int x = get_global_id(0), y = get_global_id(1);
    uint sum = 0, seen = 0;
    for (int dx = 0; dx < 2; dx++) {
        uint4 p = read_imageui(in, s, (int2)(x + dx, y));
        if (p.w == 0)
            continue;
        sum += p.x, seen++;
    }
    out[2 * y + x] = sum / seen;
}
// steps 0.0: 5 around(): out=out[0]; 7; 8: x=0 y=0; 9: sum=0 seen=0; 10: dx=0; 10; 11: p=(0, 1, 2, 3); 12; 14: seen=1; 10: dx=1; 10;
// ... 11: p=(4, 5, 6, 7); 12; 14: sum=4 seen=2; 10: dx=2; 10; 16
// steps 0.3: 5 around(): out=out[0]; 7; 8: x=1 y=1; 9: sum=0 seen=0; 10: dx=0; 10; 11: p=(12, 13, 14, 15); 12; 14: sum=12 seen=1;
// ... 10: dx=1; 10; 11: p=(0, 0, 0, 0); 12; 13; 10: dx=2; 10; 16
