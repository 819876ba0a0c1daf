// A function changes its parameters, of which one is a pointer: the caller keeps its own.
// launch divisors global 2 local 2
// argument int[4] 12 18 7 3
int gcd(int a, int b)
{
    while (b) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}
int next(global const int *at)
{
    at++;
    return *at;
}
kernel void divisors(global int *a)
{
    global int *mine = a + 2 * get_global_id(0);
    int x = *mine, y = next(mine);
    mine[0] = gcd(x, y);
}
// steps 0.0: 18 divisors(): a=a[0]; 20: mine=a[0]; 21: x=12 y=18; 13 next(): at=a[0]; 15: at=a[1]; 16; 22; 4 gcd(): a=12 b=18; 6;
// ... 7: t=12; 8: a=18; 9: b=12; 6; 7: t=6; 8: a=12; 9: b=6; 6; 7: t=0; 8: a=6; 9: b=0; 6; 11
// steps 0.1: 18 divisors(): a=a[0]; 20: mine=a[2]; 21: x=7 y=3; 13 next(): at=a[2]; 15: at=a[3]; 16; 22; 4 gcd(): a=7 b=3; 6; 7: t=1;
// ... 8: a=3; 9: b=1; 6; 7: t=0; 8: a=1; 9: b=0; 6; 11
