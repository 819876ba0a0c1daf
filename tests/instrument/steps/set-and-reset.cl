// A variable that a step gives the value it has already did not change.
// launch same global 1 local 1
// argument int[1] 2
kernel void same(global int *a)
{
    int x = 2;
    x = a[0];
    x++, x--;
    float f = 0.5f, g = -f;
    g = -g, f = g;
    int2 v = (int2)(1, 1);
    v = v.yx;
    v.x = 1;
    int m[2] = {3, 3};
    m[0] = m[1];
    global int *p = a;
    p = &a[0];
    a[0] = x + v.x + m[0] + p[0];
}
// steps 0.0: 4 same(): a=a[0]; 6: x=2; 7; 8; 9: f=0.5 g=-0.5; 10: g=0.5; 11: v=(1, 1); 12; 13; 14: m={3, 3}; 15; 16: p=a[0]; 17; 18
