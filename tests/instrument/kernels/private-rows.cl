// Pointers to rows of private arrays of several dimensions: a row outside, an element outside of its row, both inside; through helpers,
// of two arrays of one size, and of const elements.
// launch k global 4 local 4
// argument int[12] zero
// argument int[4] 0 1 2 3
// trace 0.0: load in[0]=0; store o[0]=30; store o[4]=9; store o[8]=10
// trace 0.2: load in[2]=2; index 2,0; store o[2]=29; store o[6]=9; store o[10]=10
// fault 14 index x1
// fault 15 index x2
// differs
void turn(int m[3][2], int at)
{
    m[0][1] = m[1][0] = 4;
    m[at][1] += 5;
    m[0][at] += 1;
}

int sum(const int m[3][2])
{
    int all = 0;
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 2; ++x)
            all += m[y][x];
    return all;
}

int inner(float2 (*cubes)[2][2])
{
    return (int)cubes[1][0][1].y + (int)cubes[0][1][0].x;
}

__kernel void k(__global int *o, __global const int *in)
{
    int mine[3][2] = {{1, 2}, {3, 4}, {5, 6}}, others[3][2] = {{0}};
    const int fixed[3][2] = {{1, 1}, {1, 1}, {2, 3}};
    float2 cubes[2][2][2] = {{{0}}};
    int i = get_global_id(0), n = in[i];
    cubes[1][0][1].y = 3;
    cubes[0][1][0].x = 7;
    turn(mine, n);
    turn(others, 0);
    o[i] = sum(mine);
    o[i + 4] = sum(fixed);
    o[i + 8] = inner(cubes);
}
