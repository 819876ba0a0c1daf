// A pointer that is handed on from call to call: what was changed is seen when the calls have returned.
// launch chained global 1 local 1
// argument int[1] one
void innermost(int *p)
{
    *p += 1;
}
void inner(int *p)
{
    int own = *p;
    innermost(p + 1);
    innermost(&own);
    p[0] = own;
}
void outer(int m[2][2], int by)
{
    inner(m[by]);
    m[0][by]++;
}
kernel void chained(global int *a)
{
    int mine[2][2] = {{1, 2}, {3, 4}};
    outer(mine, a[0]);
    a[0] = mine[1][1];
}
// steps 0.0: 20 chained(): a=a[0]; 22: mine={{1, 2}, {3, 4}}; 23: mine={{1, 3}, {4, 5}}; 15 outer(): m=mine[0] by=1; 17;
// ... 8 inner(): p=mine[2]; 10: own=3; 11; 4 innermost(): p=mine[3]; 6; 12: own=4; 4 innermost(): p=&own; 6; 13; 18; 24
