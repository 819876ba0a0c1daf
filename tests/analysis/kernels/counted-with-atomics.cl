// launch k global 32 local 8
// argument int[1] zero
__kernel void k(__global int *c)
{
    atomic_inc(c);
}
