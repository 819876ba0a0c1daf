// launch k global 8 local 4
// argument int[64] index
// argument int[8] zero
// trace 0.1: load p[1]={6 7 8 9 a b}; store p[1]={7 7 8 9 a b}; load p+40=10; store p+40=11; store p+24=40; load p+36=9; store out[1]=9
struct inner { int a, b; };
typedef struct { int x; struct inner in[2]; int y; } outer;
__kernel void k(__global outer *p, __global int *out)
{
    int i = get_global_id(0);
    outer o = p[i];
    o.x++;
    p[i] = o;
    p[i].in[i & 1].b += 1;
    (&p[i])->x = 40;
    out[i] = p[i].in[1].a;
}
