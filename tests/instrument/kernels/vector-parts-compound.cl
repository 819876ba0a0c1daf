// Several components of a vector at once, changed where they lie.
// launch k global 16 local 8
// argument float8[16] index
// argument int4[16] index
// argument uchar4[16] index
// trace 0.1: store s[1]=4,5; load v+32=8; load v+36=9; store v+32=9.5; store v+36=12; load v+60=15; load v+56=14; store v+60=30; store v+56=28
// ... load n+28=7; load n+16=4; store n+28=8; store n+16=5; load n+20=5; load n+24=6; store n+20=4; store n+24=5
// ... load s+8=4; load s+12=5; store s+8=5; store s+12=7; store n+20=6; store n+24=7
// ... load c+5=5; load c+7=7; store c+5=6; store c+7=8
__kernel void k(__global float8 *v, __global int4 *n, __global uchar4 *c)
{
    int i = get_global_id(0);
    __local float2 s[8];
    s[get_local_id(0)] = (float2)(4, 5);
    v[i].s01 += (float2)(1.5f, 3);
    v[i].s76 *= 2.0f;
    int2 old = n[i].wx++;
    --n[i].yz;
    s[get_local_id(0)].xy += (float2)(1, 2);
    n[i].yz = old - (int2)(1, -3);
    c[i].odd += (uchar2)1;
}
