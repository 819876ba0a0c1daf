// A function called by two others, which both have pointers and arrays of their own, in a loop.
// launch pairs global 1 local 1
// argument int[1] zero
void bump(int *m, int at)
{
    m[at]++;
    if (at > 0)
        m += at;
    *m *= 2;
}
int left(int x)
{
    int m[2] = {x, 1};
    bump(m, 1);
    return m[1];
}
int right(int x)
{
    int m = x;
    bump(&m, 0);
    return m;
}
kernel void pairs(global int *a)
{
    for (int i = 0; i < 2; i++)
        a[0] += i ? right(i) : left(i);
}
// steps 0.0: 23 pairs(): a=a[0]; 25: i=0; 25; 26; 11 left(): x=0; 13: m={0, 1}; 14: m={0, 4}; 4 bump(): m=m[0] at=1; 6; 7; 8: m=m[1]; 9;
// ... 15; 25: i=1; 25; 26; 17 right(): x=1; 19: m=1; 20: m=4; 4 bump(): m=&m at=0; 6; 7; 9; 21; 25: i=2; 25
