// launch k global 16 local 8
// argument float4[16] index
// argument uchar4[16] index
// argument float3[16] index
// trace 0.1: load v+20=5; store v+16=6; load v+28=7; load v+24=6; store v+24=7; store v+28=6; load v+20=5; store v+20=10; load v+28=6; store v+28=6.5; load v+28=6.5; store v+28=7.5
// ... store c+4=1; store c+5=2; store c+6=3; load c+4=1; load c+5=2; store c+6=1; store c+7=2; load t[1]=4,5,6; store t[1]=5,6,7; load t+24=7; store t+24=6
// ... load v+28=7.5; load v+24=7; load v+20=10; load v+16=6; load t[1]=5,6,6; store v[1]=20,20,26,13
__kernel void k(__global float4 *v, __global uchar4 *c, __global float3 *t)
{
    int i = get_global_id(0);
    v[i].x = v[i].y + 1;
    v[i].zw = v[i].wz;
    v[i].lo.y *= 2;
    (v + i)->s3 += 0.5f;
    v[i].w++;
    c[i].xyz = (uchar3)(i, 2, 3);
    c[i].hi = c[i].lo;
    t[i] = t[i] + 1;
    t[i].z -= 1;
    v[i] = v[i].wzyx * 2.0f + (float4)(t[i], 1);
}
