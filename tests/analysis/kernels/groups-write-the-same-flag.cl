// launch k global 16 local 4
// argument int[1] zero
// finding warning data-race f 6/6
__kernel void k(__global int *f)
{
    f[0] = 1;
}
