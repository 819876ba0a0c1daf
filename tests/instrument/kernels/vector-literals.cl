// Vectors of one number, which Clang takes to end before their last bracket, in loops that are recorded in streaks.
// launch k global 8 local 4
// argument float4[64] zero
// argument int[8] index
// streaks 2
// trace 0.1: store t[1]=2,2,2,2; store t[5]=2,2,2,2; store t[9]=2,2,2,2; store t[13]=2,2,2,2; store t[17]=2,2,2,2; store t[21]=2,2,2,2
// ... load v[1]=0,0,0,0; store v[1]=1,1,1,1; load v[9]=0,0,0,0; store v[9]=1,1,1,1; load v[17]=0,0,0,0; store v[17]=1,1,1,1
// ... load v[25]=0,0,0,0; store v[25]=1,1,1,1; load v[33]=0,0,0,0; store v[33]=1,1,1,1; load v[41]=0,0,0,0; store v[41]=1,1,1,1
// ... load t+144=2; store n[1]=2
__kernel void k(__global float4 *v, __global int *n)
{
    const int i = get_global_id(0);
    const float x = 2;
    __local float4 t[6][4];
    for (int j = 0; j < 6; j++) t[j][get_local_id(0)] = (float4)(x);
    for (int j = 0; j < 6; j++) v[j * 8 + i] += (float4)(1.0f);
    n[i] = (int)t[2][get_local_id(0)].x;
}
