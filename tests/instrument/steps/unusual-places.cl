// Assignments that name their variable in unusual ways.
// launch places global 1 local 1
// argument int[1] one
struct box { int2 v; int m[2]; };
kernel void places(global int *a)
{
    int x = 1, m[3] = {1, 2, 3};
    (x) = 5;
    1[m] = x;
    *(m + 2) = x + 1;
    (m[0])--;
    struct box b = {(int2)(1, 2), {3}};
    (b).v.y = 7;
    b.m[x - 4] += 2;
    int2 *p = &b.v;
    p->x = 4;
    (*p).y++;
    (&x)[0] *= 2;
    int (*row)[3] = &m;
    (*row)[1] = 8;
    float4 f = 1;
    ((float *)&f)[2] = 3;
    vstore2((int2)(6, 7), 0, &m[1]);
    a[0] = x + m[2] + b.v.x + f.z;
}
// steps 0.0: 5 places(): a=a[0]; 7: x=1 m={1, 2, 3}; 8: x=5; 9: m={1, 5, 3}; 10: m={1, 5, 6}; 11: m={0, 5, 6};
// ... 12: b={v: (1, 2), m: {3, 0}}; 13: b={v: (1, 7), m: {3, 0}}; 14: b={v: (1, 7), m: {3, 2}}; 15: p=&b; 16: b={v: (4, 7), m: {3, 2}};
// ... 17: b={v: (4, 8), m: {3, 2}}; 18: x=10; 19: row=m[0]; 20: m={0, 8, 6}; 21: f=(1, 1, 1, 1); 22: f=(1, 1, 3, 1); 23: m={0, 6, 7}; 24
