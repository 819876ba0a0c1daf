// launch rows_collide global 8 4 local 4 2
// argument image 8
// finding data-race im top/top
// launch same_colour global 8 4 local 4 2
// argument image 8
// finding warning data-race im fill/fill
// launch own_pixel global 8 4 local 4 2
// argument image 8
__kernel void rows_collide(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0), 0), (uint4)(get_global_id(1))); // @top
}

__kernel void same_colour(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0) / 2, get_global_id(1)), (uint4)(255)); // @fill
}

__kernel void own_pixel(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0), get_global_id(1)), (uint4)(255));
    write_imageui(im, (int2)(get_global_id(0), get_global_id(1)), (uint4)(1));
}
