// Structs, enumerations and types that are declared in a function.
// launch inside global 1 local 1
// argument int[1] 2
kernel void inside(global int *a)
{
    typedef int number;
    struct point { int x, y; };
    enum { low = 3, high } kind = high;
    struct point p = {1, a[0]};
    p.x = kind;
    number n = p.x + p.y;
    a[0] = n;
}
// steps 0.0: 4 inside(): a=a[0]; 8: kind=4; 9: p={x: 1, y: 2}; 10: p={x: 4, y: 2}; 11: n=6; 12
