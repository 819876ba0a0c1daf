// launch k global 32 local 8
// argument int[1] zero
// differs
// finding data-race c 8/8
// finding data-race c 8/8
__kernel void k(__global int *c)
{
    c[0] = c[0] + 1;
}
