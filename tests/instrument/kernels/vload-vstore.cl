// launch k global 16 local 8
// argument float[64] index
// argument char[64] index
// trace 0.2: load f+24=6,7,8; store f+24=7,8,9; load c+8=8,9,10,11; store c+8=9,10,11,12
__kernel void k(__global float *f, __global char *c)
{
    int i = get_global_id(0);
    vstore3(vload3(i, f) + 1, i, f);
    vstore4(vload4(i, c) + (char4)1, i, c);
}
