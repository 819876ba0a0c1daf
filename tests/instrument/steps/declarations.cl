// Several variables in one declaration, each made from those before it; constants and what stays without a value.
// launch declared global 1 local 1
// argument int[1] 2
kernel void declared(global int *out)
{
    int a = out[0], b = a * 3, *p = &b, list[2] = {a, b}, none;
    const int x = a++, y = a--, z = (*p)++;
    const float2 pair = (float2)(x, y) / 2, *const q = &pair;
    const int fixed[3] = {x, y, z};
    int unused, last = fixed[2] + list[1];
    if (last > 9) {
        int a = 4, more = a + last;
        none = more;
    } else
        none = 0;
    for (int i = 0, n = fixed[0]; i < n; i += n) {
        const int twice = 2 * n;
        none -= twice;
    }
    out[0] = none + (int)q->x;
}
// steps 0.0: 4 declared(): out=out[0]; 6: a=2 b=6 p=&b list={2, 6}; 7: b=7 x=2 y=3 z=6; 8: pair=(1, 1.5) q=&pair; 9: fixed={2, 3, 6};
// ... 10: last=12; 11; 12: a=4 more=16; 13: none=16; 16: i=0 n=2; 16; 17: twice=4; 18: none=12; 16: i=2; 16; 20
