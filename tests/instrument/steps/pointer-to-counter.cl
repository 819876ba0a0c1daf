// Pointers to variables that are declared in the head of a loop, and to parameters.
// launch counters global 1 local 1
// argument int[1] zero
void skip(int *where)
{
    *where += 1;
}
int after(int x)
{
    skip(&x);
    return x;
}
kernel void counters(global int *a)
{
    for (int i = 0; i < 3; i++)
        skip(&i);
    a[0] = after(5);
}
// steps 0.0: 13 counters(): a=a[0]; 15: i=0; 15; 16: i=1; 4 skip(): where=&i; 6; 15: i=2; 15; 16: i=3; 4 skip(): where=&i; 6; 15: i=4;
// ... 15; 17; 8 after(): x=5; 10: x=6; 4 skip(): where=&x; 6; 11
