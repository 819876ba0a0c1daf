// Pointers to private variables: swapped by a function, chosen, and a pointer to a pointer.
// launch sorted global 1 local 1
// argument int[3] 5 2 4
void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}
kernel void sorted(global int *out)
{
    int x = out[0], y = out[1], z = out[2];
    if (x > y)
        swap(&x, &y);
    if (y > z)
        swap(&y, &z);
    int *least = x < y ? &x : &y;
    *least -= 1;
    int **where = &least;
    **where *= 50;
    *where = &z;
    *least = 7;
    out[0] = x + y + z;
}
// steps 0.0: 10 sorted(): out=out[0]; 12: x=5 y=2 z=4; 13; 14: x=2 y=5; 4 swap(): a=&x b=&y; 6: t=5; 7; 8; 15; 16: y=4 z=5;
// ... 4 swap(): a=&y b=&z; 6: t=5; 7; 8; 17: least=&x; 18: x=1; 19: where=&least; 20: x=50; 21: least=&z; 22: z=7; 23
