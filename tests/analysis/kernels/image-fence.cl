// options -cl-std=CL3.0
// features __opencl_c_read_write_images __opencl_c_atomic_order_acq_rel __opencl_c_atomic_order_seq_cst
// launch unfenced global 8 4 local 4 2
// argument image 8
// finding data-race im write/read
// launch fenced global 8 4 local 4 2
// argument image 8
__kernel void unfenced(read_write image2d_t im)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imageui(im, at, (uint4)(3)); // @write
    uint4 v = read_imageui(im, at); // @read
    write_imageui(im, at, v + 1);
}

__kernel void fenced(read_write image2d_t im)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imageui(im, at, (uint4)(3));
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
    uint4 v = read_imageui(im, at);
    write_imageui(im, at, v + 1);
}
