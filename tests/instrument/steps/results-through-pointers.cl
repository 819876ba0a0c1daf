// Functions give results through pointers to variables that have no value before, one after the other.
// launch results global 1 local 1
// argument float[2] 2.25 4.5
void get(global const float *a, float *where)
{
    *where = a[0];
}
kernel void results(global float *a)
{
    float x, y, part, rest;
    get(a, &x);
    get(a + 1, &y);
    float whole = fract(x, &part);
    whole += fract(y, &rest);
    a[0] = whole + part + rest;
}
// steps 0.0: 8 results(): a=a[0]; 11: x=2.25; 4 get(): a=a[0] where=&x; 6; 12: y=4.5; 4 get(): a=a[1] where=&y; 6; 13: part=2 whole=0.25;
// ... 14: rest=4 whole=0.75; 15
