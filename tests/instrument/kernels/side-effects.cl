// launch k global 4 local 4
// argument int[64] index
// argument int[64] zero
// trace 0.0: load a[0]=0; store b[0]=0; load a[1]=1; load a[2]=2; store b[1]=3; load b[0]=0; store b[0]=4; load a[3]=3; store b[2]=3; store b[3]=3
__kernel void k(__global int *a, __global int *b)
{
    int i = get_global_id(0) * 16, j = i;
    __global int *p = b + i;
    *p++ = a[j++];
    *p++ = a[j++] + a[j++] * (i == 0);
    b[i] += 4;
    p[1] = p[0] = a[j], p++;
    if (i == 0) return;
    (i > 16 ? a : b)[i + 8] = i;
    a[i + 9] = b[i + 10] = 7;
    a[(b[i + 11]++) + i + 12] -= 2;
}
