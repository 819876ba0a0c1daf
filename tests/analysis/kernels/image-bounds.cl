// launch beyond_edge global 8 8 local 4 4
// argument image 8
// finding out-of-bounds im beyond
// launch inside global 8 8 local 4 4
// argument image 8
__kernel void beyond_edge(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0) + 1, get_global_id(1)), (uint4)(1)); // @beyond
}

__kernel void inside(__write_only image2d_t im)
{
    write_imageui(im, (int2)(get_global_id(0), get_global_id(1)), (uint4)(1));
}
