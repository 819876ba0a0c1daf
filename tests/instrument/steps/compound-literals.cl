// Vectors and structs written in place, parameters without names, members of results, functions without variables.
// launch literals global 1 local 1
// argument int[1] one
struct pair { int a, b; };
struct pair made(int a,
                 int)
{
    return (struct pair){a, 2 * a};
}
void
nothing(
    void)
{
}
kernel void literals(global int *out)
{
    int x = made(3, 4).b + ((int2)(1, 2)).y;
    nothing();
    struct pair p;
    p = (struct pair){x, .b = 1};
    p = made(p.b, 0);
    p.b += made(p.b, x++).a;
    out[0] = x + p.b;
}
// steps 0.0: 15 literals(): out=out[0]; 17: x=8; 5 made(): a=3; 8; 18; 11 nothing(); 20: p={a: 8, b: 1}; 21: p={a: 1, b: 2};
// ... 5 made(): a=1; 8; 22: x=9 p={a: 1, b: 4}; 5 made(): a=2; 8; 23
