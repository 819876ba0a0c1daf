// Functions that return pointers, which are then written through.
// launch found global 1 local 1
// argument int[3] 4 5 6
global int *find(global int *at, int what)
{
    while (*at != what)
        at++;
    return at;
}
int *larger(int *a, int *b)
{
    return *a < *b ? b : a;
}
kernel void found(global int *a)
{
    global int *p = find(a, 6);
    int x = *p, y = 1;
    *larger(&x, &y) = 0;
    (*larger(&x, &y))++;
    *find(a, 5) = x + y;
}
// steps 0.0: 14 found(): a=a[0]; 16: p=a[2]; 4 find(): at=a[0] what=6; 6; 7: at=a[1]; 6; 7: at=a[2]; 6; 8; 17: x=6 y=1; 18: x=0;
// ... 10 larger(): a=&x b=&y; 12; 19: y=2; 10 larger(): a=&x b=&y; 12; 20; 4 find(): at=a[0] what=5; 6; 7: at=a[1]; 6; 8
