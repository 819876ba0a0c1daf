// What stands in sizeof is not evaluated.
// launch sizes global 1 local 1
// argument int[1] zero
typedef struct { char c; int2 v; } padded;
kernel void sizes(global int *out)
{
    int n = 3;
    size_t s = sizeof(n++) + sizeof(padded);
    short list[5] = {1, 2};
    uint count = sizeof list / sizeof list[n--];
    float3 v = (float)sizeof(v);
    n += sizeof(n = 9);
    out[0] = n + count + s + v.x;
}
// steps 0.0: 5 sizes(): out=out[0]; 7: n=3; 8: s=20; 9: list={1, 2, 0, 0, 0}; 10: count=5; 11: v=(16, 16, 16); 12: n=7; 13
