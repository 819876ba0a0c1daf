// Components that are named by an index, as Clang and the drivers take them: they have no address of their own.
// launch k global 4 local 4
// argument int4[4] index
// trace 0.1: store a+24=8; load a+20=5; store a+20=10; load a+16=4; store a+16=5; load a+28=7; store a+20=7
// ... store l+20=7; load l+20=7; store l+20=14; load l+20=14; store a+28=14
__kernel void k(__global int4 *a)
{
    __local int4 l[4];
    int i = get_global_id(0);
    int4 p = (int4)(1, 2, 3, 4), q[2];
    p[i & 3] += 5;
    p[i]++;
    --p[(i + 1) & 3];
    a[i][2] = p[i];
    a[i][i] += 5;
    a[i][0]++;
    (*(a + i))[1] = a[i][3];
    for (int c = 0; c < 4; ++c)
        q[1][c] = c;
    l[i][i] = 7;
    l[i][i] *= 2;
    a[i][3] = l[i][i] + q[1][i] - i;
}
