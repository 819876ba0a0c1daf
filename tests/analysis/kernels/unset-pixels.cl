// launch in_part global 8 8 local 4 4
// argument image 8
// finding warning uninitialised-read v 1store
// differs
// launch in_turns global 8 8 local 4 4
// argument image 8
// launch as_a_sum global 8 8 local 4 4
// argument image 8
// finding warning uninitialised-read v 2store
// differs
__kernel void in_part(__write_only image2d_t im)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    uint4 v;
    if (p.x & 1)
        v.x = 1;
    else
        v.z = 2;
    v.yw = (uint2)(3, 4);
    write_imageui(im, p, v); // @1store
}

__kernel void in_turns(__write_only image2d_t im)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    uint4 v;
    v.yw = (uint2)(3, 4);
    if (p.x & 1) {
        v.x = 1;
        v.z = 5;
    } else {
        v.xz = (uint2)(p.x, p.y);
    }
    write_imageui(im, p, v);
}

__kernel void as_a_sum(__write_only image2d_t im)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    uint4 v;
    if (p.y & 1)
        v.xyz = (uint3)(1);
    else
        v.w = p.x;
    write_imageui(im, p, v + (uint4)(1)); // @2store
}
