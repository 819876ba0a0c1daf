// argument in int[16] index
// argument out int[16] zero
// launch last_index global 16 local 8
// finding out-of-bounds r last
// differs
// launch last_index global 16 local 8
// dataflow
// finding out-of-bounds r last
// differs
// launch both_indexes global 16 local 8
// finding out-of-bounds r first
// finding out-of-bounds r component
// differs
// launch within global 16 local 8
// launch three_dimensions global 16 local 8
// finding out-of-bounds r middle
// differs
// launch three_dimensions_within global 16 local 8
// launch array_of_records global 16 local 8
// finding out-of-bounds s member
// differs
// launch array_of_records_within global 16 local 8
// launch assigned_to global 16 local 8
// finding out-of-bounds r assigned
// differs
// launch without_initialiser global 16 local 8
// finding out-of-bounds r beyond
// differs
// launch in_steps global 16 local 8
// launch volatile_ones global 16 local 8
// finding out-of-bounds s own
// finding out-of-bounds r second
// differs
typedef struct { int n; int v[3]; } record;

__kernel void last_index(__global const int *a, __global int *o)
{
    int r[4][4], t = get_global_id(0);
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k < 4; ++k)
            r[i][k] = a[t] + i * k;
    o[t] = r[t & 3][(t & 3) + 1]; // @last
}

__kernel void both_indexes(__global const int *a, __global int *o)
{
    float2 r[2][3] = {{0}};
    int t = get_global_id(0);
    o[t] = (int)r[t & 2] // @first
                 [t & 3] // @component
                     .x;
}

__kernel void within(__global const int *a, __global int *o)
{
    int r[4][4], t = get_global_id(0);
    for (int i = 0; i < 4; ++i)
        for (int k = 0; k < 4; ++k)
            r[k][i] = a[t] + i * k;
    r[t & 3][a[t] & 3] += t;
    r[a[(t + 1) & 15] & 3][t >> 2]++;
    o[t] = r[t & 3][(t >> 2) & 3] + r[t >> 2][3];
}

__kernel void three_dimensions(__global const int *a, __global int *o)
{
    const int r[2][3][2] = {{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}};
    int t = get_global_id(0);
    o[t] = r[t & 1][a[t] & 3][t >> 3]; // @middle
}

__kernel void three_dimensions_within(__global const int *a, __global int *o)
{
    const int r[2][3][2] = {{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}};
    int t = get_global_id(0);
    o[t] = r[t & 1][a[t] % 3][t >> 3] + (r[1])[a[t] & 1][0] + (*r)[2][a[t] & 1];
}

__kernel void array_of_records(__global const int *a, __global int *o)
{
    record s[2];
    int t = get_global_id(0);
    for (int i = 0; i < 2; ++i) {
        s[i].n = 3;
        for (int k = 0; k < 3; ++k)
            s[i].v[k] = a[t] * k;
    }
    o[t] = s[t & 1].v[t & 3]; // @member
}

__kernel void array_of_records_within(__global const int *a, __global int *o)
{
    record s[2];
    int t = get_global_id(0);
    for (int i = 0; i < 2; ++i) {
        s[i].n = 3;
        for (int k = 0; k < s[i].n; ++k)
            s[i].v[k] = a[t] * k;
    }
    record *p = s + (t & 1);
    o[t] = s[t & 1].v[t % 3] + (*p).v[a[t] % 3] + p->v[a[t] % s[1].n];
}

__kernel void assigned_to(__global const int *a, __global int *o)
{
    float r[2][2] = {{0, 0}, {0, 0}};
    int t = get_global_id(0);
    r[t & 1][a[t] & 2] = 1.0f; // @assigned
    o[t] = (int)(r[0][0] + r[1][0] + r[0][1] + r[1][1]);
}

/* Each index is evaluated once. */
__kernel void without_initialiser(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int r[2][2];
    r[0][0] = r[0][1] = r[1][0] = r[1][1] = 7;
    o[i] = r[2 + a[i] - i][0]; // @beyond
}

__kernel void in_steps(__global const int *a, __global int *o)
{
    int r[3][4] = {{0}}, t = get_global_id(0), i = 0, k = 0;
    while (i < 3) {
        k = 0;
        while (k < 4)
            r[i][k++] = a[t] + i * k;
        ++i;
    }
    i = k = 0;
    o[t] = r[i++][k++] + 2 * r[i][k++] + 3 * r[++i][k] + i * 100 + k * 1000;
}

__kernel void volatile_ones(__global const int *a, __global int *o)
{
    volatile record s = {1, {2, 3, 4}};
    volatile int r[2][2] = {{1, 2}, {3, 4}};
    int t = get_global_id(0);
    s.v[t & 1] = 5;
    o[t] = s.v[t & 3]; // @own
    o[t] += r[t & 1][a[t] & 1];
    o[t] += r[a[t] & 1][t & 2]; // @second
}
