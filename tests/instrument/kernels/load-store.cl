// launch k global 64 local 16
// argument int[64] index
// argument int[64] zero
// argument float 2.5
// trace 0.1: load a[1]=1; store b[1]=3
// trace 3.15: load a[63]=63; store b[63]=189
__kernel void k(__global const int *a, __global int *b, float f)
{
    size_t i = get_global_id(0);
    b[i] = a[i] * 3;
}
