// A union that is a member of a struct: its bytes as each of its members has them.
// launch tagged global 1 local 1
// argument int[1] 3
union bits { int whole; float part; };
struct variant { int kind; union bits b; };
kernel void tagged(global int *a)
{
    struct variant v = {1, {a[0]}};
    v.b.part = 1.0f;
    a[0] = v.b.whole;
}
// steps 0.0: 6 tagged(): a=a[0]; 8: v={kind: 1, b: {whole: 3, part: 4e-45}}; 9: v={kind: 1, b: {whole: 1065353216, part: 1}}; 10
