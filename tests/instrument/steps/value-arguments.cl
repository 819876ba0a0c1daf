// Vectors and numbers as the kernel's own arguments, which it changes, and a struct made of them.
// launch given global 1 local 1
// argument int[1] zero
// argument int4 1 2 3 4
// argument char4 -1 2 -3 4
// argument ulong 5
// argument uchar 255
struct four { int a; int2 b; int c; };
kernel void given(global int *out, int4 v, char4 c, ulong n, uchar u)
{
    v.x++;
    c = -c;
    n <<= u & 63;
    u += 2;
    struct four f = {v.x, v.yz, v.w};
    f.b = f.b.yx;
    out[0] = f.b.x + u;
}
// steps 0.0: 9 given(): out=out[0] v=(1, 2, 3, 4) c=(-1, 2, -3, 4) n=5 u=255; 11: v=(2, 2, 3, 4); 12: c=(1, -2, 3, -4);
// ... 13: n=9223372036854775808; 14: u=1; 15: f={a: 2, b: (2, 3), c: 4}; 16: f={a: 2, b: (3, 2), c: 4}; 17
