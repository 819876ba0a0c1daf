// launch k global 8 local 4
// argument float[8] index
// argument uint[16] index
// argument double[4] index
union bits { float f; uint u; uchar c[4]; };
__kernel void k(__global float *f, __global union bits *b, __global double *d)
{
    int i = get_global_id(0);
    b[i].f = f[i];
    b[i + 8].c[i & 3] = 7;
    uint u = b[i].u;
    ((__global uint *)f)[i] = u + 1;
    __global uchar *bytes = (__global uchar *)d;
    bytes[i] ^= (uchar)as_int(b[i].f);
    b[i].u = (uint)bytes[i + 8] | u;
}
