// launch k global 4 local 4
// argument int[64] index
// argument int[16] zero
// argument int 4
// streaks 2
// trace 0.1: load a[1]=1; load a[5]=5; load a[9]=9; load a[13]=13; load a[17]=17; load a[21]=21; store o[1]=66
// ... load a[0]=0; load a[1]=1; load a[2]=2; load a[3]=3; load a[4]=4; load a[5]=5; store o[5]=-2147483636
// ... overflow; store o[9]=-2147483648; store o[13]=7; load o[13]=7; store o[13]=8
// fault 19 overflow x4
// fault 22 overflow x4
__kernel void k(__global int *a, __global int *o, int n)
{
    const int i = get_global_id(0);
    int s = 0, m = 4;
    for (int j = 0; j < n + 2; j++)
        s += a[j * n + i];
    o[i] = s, s = INT_MAX - 2;
    for (int j = 0; j < 6; ++j) // In a streak what is wrong is no event.
        s += a[j];
    o[i + 4] = s;
    int least = INT_MIN + (s & 0);
    o[i + 8] = -least;
    m += n--;
    int was = m++;
    m -= was - n, ++m;
    o[i + 12] = m + n - 1;
    o[i + 12]++;
}
