// Structs with members of many types: arrays of two dimensions, vectors, numbers of eight bytes, bool, an enumeration, padding.
// launch members global 2 local 2
// argument long[2] 5 -6
enum state { off, on = 3 };
typedef struct { bool set; double d; enum state s; } head;
typedef struct { char c; int m[2][2]; float3 v; long l; head h; } record;
kernel void members(global long *a)
{
    int i = get_global_id(0);
    head h = {true, 0.5, on};
    h.d -= i;
    record r;
    r.l = a[i];
    r.m[1][i] = 7;
    r.v.yz = (float2)(2, 3);
    r.c = 'x';
    r.h.s = off;
    a[i] = r.l + h.d;
}
// steps 0.0: 7 members(): a=a[0]; 9: i=0; 10: h={set: 1, d: 0.5, s: 3}; 11;
// ... 13: r={c: -, m: {-, -, -, -}, v: (-, -, -), l: 5, h: {set: -, d: -, s: -}};
// ... 14: r={c: -, m: {-, -, 7, -}, v: (-, -, -), l: 5, h: {set: -, d: -, s: -}};
// ... 15: r={c: -, m: {-, -, 7, -}, v: (-, 2, 3), l: 5, h: {set: -, d: -, s: -}};
// ... 16: r={c: 120, m: {-, -, 7, -}, v: (-, 2, 3), l: 5, h: {set: -, d: -, s: -}};
// ... 17: r={c: 120, m: {-, -, 7, -}, v: (-, 2, 3), l: 5, h: {set: -, d: -, s: 0}}; 18
// steps 0.1: 7 members(): a=a[0]; 9: i=1; 10: h={set: 1, d: 0.5, s: 3}; 11: h={set: 1, d: -0.5, s: 3};
// ... 13: r={c: -, m: {-, -, -, -}, v: (-, -, -), l: -6, h: {set: -, d: -, s: -}};
// ... 14: r={c: -, m: {-, -, -, 7}, v: (-, -, -), l: -6, h: {set: -, d: -, s: -}};
// ... 15: r={c: -, m: {-, -, -, 7}, v: (-, 2, 3), l: -6, h: {set: -, d: -, s: -}};
// ... 16: r={c: 120, m: {-, -, -, 7}, v: (-, 2, 3), l: -6, h: {set: -, d: -, s: -}};
// ... 17: r={c: 120, m: {-, -, -, 7}, v: (-, 2, 3), l: -6, h: {set: -, d: -, s: 0}}; 18
