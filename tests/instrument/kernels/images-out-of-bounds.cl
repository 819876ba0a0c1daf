// launch k global 8 8 local 4 4
// argument image 8
// argument image 8
// differs
// fault 8 image-write x8
__kernel void k(__read_only image2d_t in, __write_only image2d_t result)
{
    write_imageui(result, (int2)(get_global_id(0) + 1, get_global_id(1)), (uint4)(1));
}
