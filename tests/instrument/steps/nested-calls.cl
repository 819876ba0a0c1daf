// Calls in the arguments of calls, and a function that is called twice in one expression.
// launch norm global 2 local 2
// argument int[2] index
int add(int a, int b)
{
    return a + b;
}
int square(int x)
{
    int y = x * x;
    return y;
}
int length2(int a, int b)
{
    return add(square(a), square(b));
}
kernel void norm(global int *a)
{
    int i = get_global_id(0);
    a[i] = length2(add(a[i], 1), add(i, 2));
}
// steps 0.0: 17 norm(): a=a[0]; 19: i=0; 20; 4 add(): a=0 b=1; 6; 4 add(): a=0 b=2; 6; 13 length2(): a=1 b=2; 15; 8 square(): x=1;
// ... 10: y=1; 11; 8 square(): x=2; 10: y=4; 11; 4 add(): a=1 b=4; 6
// steps 0.1: 17 norm(): a=a[0]; 19: i=1; 20; 4 add(): a=1 b=1; 6; 4 add(): a=1 b=2; 6; 13 length2(): a=2 b=3; 15; 8 square(): x=2;
// ... 10: y=4; 11; 8 square(): x=3; 10: y=9; 11; 4 add(): a=4 b=9; 6
