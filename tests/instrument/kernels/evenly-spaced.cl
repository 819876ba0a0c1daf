// launch k global 8 local 4
// argument int[256] index
// argument float4[64] index
// argument int[256] index
// argument int[256] zero
// argument int 7
// streaks 12
// trace 0.1: load a[1]=1; load a[9]=9; load a[17]=17; load a[25]=25; load a[33]=33; load a[41]=41; store out[1]=126
// ... load a[20]=20; load a[18]=18; load a[16]=16; load a[14]=14; load a[12]=12; load a[10]=10; store out[9]=90
// ... load a[1]=1; load a[3]=3; load a[5]=5; load a[7]=7; load a[9]=9; load a[11]=11; store out[17]=36
// ... load a[1]=1; load c[17]=17; load a[2]=2; load c[18]=18; load a[3]=3; load c[19]=19; load a[4]=4; load c[20]=20
// ... load a[5]=5; load c[21]=21; load a[6]=6; load c[22]=22; load a[7]=7; load c[23]=23; store out[25]=588
// ... store t[6]=6; store t[7]=7; store t[8]=8; store t[9]=9; store t[10]=10; store t[11]=11
// ... load t[6]=6; store t[6]=7; load t[7]=7; store t[7]=8; load t[8]=8; store t[8]=9; load t[9]=9; store t[9]=10
// ... load t[10]=10; store t[10]=11; load t[11]=11; store t[11]=12
// ... load t[6]=7; load t[7]=8; load t[8]=9; load t[9]=10; load t[10]=11; load t[11]=12; store out[33]=57
// ... load v+20=5; load v+36=9; load v+52=13; load v+68=17; load v+84=21; load v+100=25; store out[41]=90
// ... load a[2]=2; load a[3]=3; load a[4]=4; load a[5]=5; load a[6]=6; load a[7]=7; store out[49]=27
// ... load c[1]=1; load a[1]=1; store c[1]=2; load c[1]=2; load a[11]=11; store c[1]=13; load c[1]=13; load a[21]=21; store c[1]=34
// ... load c[1]=34; load a[31]=31; store c[1]=65; load c[1]=65; load a[41]=41; store c[1]=106
// ... load a[6]=6; load a[5]=5; load a[4]=4; load a[3]=3; load a[2]=2; load a[1]=1; store out[57]=21
// ... load a[1]=1; load a[2]=2; load a[3]=3; load a[4]=4; load a[5]=5; store out[65]=15
// ... load a[4]=4; load a[7]=7; load a[10]=10; load a[13]=13; load a[16]=16; load a[19]=19; store out[73]=69
__kernel void k(__global int *a, __global float4 *v, __global int *c, __global int *out, int n)
{
    const int i = get_global_id(0);
    __local int t[4 * 6];
    int s = 0;
    for (int j = i; j < 44; j += get_global_size(0)) s += a[j];
    out[i] = s, s = 0;
    for (uint j = 10; j > 4; j--) { const uint at = 2 * j; s += a[at]; }
    out[i + 8] = s, s = 0;
    __global const int *p = a + i;
    for (int j = 0; j != 6; j++, p += 2) s += *p;
    out[i + 16] = s, s = 0;
    for (size_t j = 0; j < n; ++j) s += a[i + j] * c[i + 16 + j];
    out[i + 24] = s, s = 0;
    const int l = get_local_id(0);
    for (int j = 0; j < 6; ++j) t[l * 6 + j] = l * 6 + j;
    for (int j = 0; j < 6; ++j) t[l * 6 + j]++;
    for (int j = 0, at = l * 6; j < 6; ++j, ++at) s += t[at];
    out[i + 32] = s, s = 0;
    for (int j = 1; j <= 6; ++j) s += (int)v[j].y;
    out[i + 40] = s, s = 0;
    for (int j = 0; j < 6; ++j) { const int at = j + 2; if (s < 1000) s += 0; s += a[at]; }
    out[i + 48] = s, s = 0;
    for (int j = 0; j < 50; j += 10) c[i] += a[i + j];
    for (int j = 6; j >= 1; --j) s += a[j];
    out[i + 56] = s, s = 0;
    for (int j = 0; j < 5; ++j) s += *(a + j + 1);
    out[i + 64] = s, s = 0;
    for (int j = 1; 7 > j; j = j + 1) s += a[3 * j + 1];
    out[i + 72] = s;
}
