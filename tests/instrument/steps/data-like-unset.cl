// Data that equals what variables without a value begin with.
// launch loaded global 2 local 2
// argument int[2] 2147277741 8
// argument int 2147277741
int same(int v)
{
    int x, y = v;
    if (y < 0)
        x = 1;
    int z = y;
    return z;
}

kernel void loaded(global int *a, int n)
{
    int g = get_global_id(0), w;
    int v = a[g];
    int x = v, y = n;
    int r[2] = {1, 2};
    r[0] = a[g];
    w = same(a[g]);
    a[g] = w;
}
// steps 0.0: 14 loaded(): a=a[0] n=2147277741; 16: g=0; 17: v=2147277741; 18: x=2147277741 y=2147277741; 19: r={1, 2}; 20: r={2147277741, 2};
// ... 21: w=2147277741; 5 same(): v=2147277741; 7: y=2147277741; 8; 10: z=2147277741; 11; 22
// steps 0.1: 14 loaded(): a=a[0] n=2147277741; 16: g=1; 17: v=8; 18: x=8 y=2147277741; 19: r={1, 2}; 20: r={8, 2};
// ... 21: w=8; 5 same(): v=8; 7: y=8; 8; 10: z=8; 11; 22
