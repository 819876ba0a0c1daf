// launch k global 16 local 8
// argument int[15] zero
// differs
// finding out-of-bounds o 7
__kernel void k(__global int *o)
{
    o[get_global_id(0)] = 1;
}
