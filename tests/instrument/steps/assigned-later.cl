// Variables that get their first value somewhere else than where they are declared.
// launch later global 2 local 2
// argument int[2] zero
kernel void later(global int *a)
{
    int r, *p, i;
    float3 v;
    i = get_global_id(0);
    if (i == 0)
        r = 5;
    else
        v = (float3)(1, 2, i);
    switch (i) {
        int inner;
    case 1:
        inner = i * 7;
        r = inner;
    }
    v = (float3)(r);
    p = &r;
    *p += v.z;
    a[i] = r;
}
// steps 0.0: 4 later(): a=a[0]; 8: i=0; 9; 10: r=5; 13; 19: v=(5, 5, 5); 20: p=&r; 21: r=10; 22
// steps 0.1: 4 later(): a=a[0]; 8: i=1; 9; 12: v=(1, 2, 1); 13; 16: inner=7; 17: r=7; 19: v=(7, 7, 7); 20: p=&r; 21: r=14; 22
