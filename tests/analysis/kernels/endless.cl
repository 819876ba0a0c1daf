// launch k global 4 local 4
// argument int[4] zero
// differs
// finding endless-loop 8
__kernel void k(__global int *o)
{
    int n = 1;
    while (n > 0) n = (n & 7) + 1;
    o[get_global_id(0)] = n;
}
