// launch k global 16 local 8
// argument char[16] index
// argument ushort[16] index
// argument long[16] index
// trace 0.3: load c[3]=3; store c[3]=-6; load s[3]=3; store s[3]=65533; load l[3]=3; store l[3]=12884901888; load s[3]=65533; store c[3]=-3
__kernel void k(__global char *c, __global ushort *s, __global long *l)
{
    int i = get_global_id(0);
    c[i] = c[i] * -2;
    s[i] = -s[i];
    l[i] <<= 32;
    c[i] = (char)s[i];
}
