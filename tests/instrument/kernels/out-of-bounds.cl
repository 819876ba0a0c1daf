// launch k global 64 local 16
// argument int[64] index
// argument int[64] zero
// differs
// trace 3.15: load a[64] out of bounds; store b[62]=0
// trace 0.0: load a[1]=1; store b[-1] out of bounds
// fault 12 load a x1
// fault 12 store b x1
__kernel void k(__global const int *a, __global int *b)
{
    int i = get_global_id(0);
    b[i - 1] = a[i + 1];
}
