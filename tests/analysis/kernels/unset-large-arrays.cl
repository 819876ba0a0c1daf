// argument in int[16] index
// argument out int[16] zero
// launch one_too_few global 16 local 8
// finding uninitialised-read r 1read
// differs
// launch all_of_them global 16 local 8
// launch of_two_dimensions global 16 local 8
// finding uninitialised-read r 2read
// differs
// launch of_two_dimensions_filled global 16 local 8
// launch of_each_turn global 16 local 8
// finding uninitialised-read r 3read
// differs
// launch counted global 16 local 8
// finding uninitialised-read bins 4count
// differs
// launch beyond_a_row global 16 local 8
// finding out-of-bounds r 5outside
// differs
__kernel void one_too_few(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    int r[128];
    for (int i = 0; i < 127; ++i)
        r[i] = a[i & 15];
    for (int i = 0; i < 128; ++i)
        sum += r[i]; // @1read
    o[t] = sum;
}

__kernel void all_of_them(__global const int *a, __global int *o)
{
    int t = get_global_id(0), sum = 0;
    int r[128];
    for (int i = 0; i < 128; ++i)
        r[i] = a[i & 15];
    for (int i = 0; i < 128; ++i)
        sum += r[i];
    o[t] = sum + r[(t * 17) & 127];
}

__kernel void of_two_dimensions(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float r[20][30];
    for (int y = 0; y < 20; ++y) {
        for (int x = y == 7 ? 1 : 0; x < 30; ++x)
            r[y][x] = a[t];
    }
    o[t] = (int)(r[t][0] + 1); // @2read
}

__kernel void of_two_dimensions_filled(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    float r[20][30];
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 30; ++x)
            r[y][x] = a[t];
    }
    o[t] = (int)(r[t][0] + r[19][29] + r[a[t]][t]);
}

__kernel void of_each_turn(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    for (int turn = 0; turn < 2; ++turn) {
        uchar r[1000];
        if (turn == 0) {
            for (int i = 0; i < 1000; ++i)
                r[i] = 1;
        }
        o[t] = r[t + 900] + 1; // @3read
    }
}

__kernel void counted(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int bins[256];
    for (int i = 0; i < 16; ++i)
        bins[a[i] * 3]++; // @4count
    o[t] = bins[t * 3];
}

/* Where an index is outside, the others say nothing. */
__kernel void beyond_a_row(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    int r[10][10];
    for (int i = 0; i < 10; ++i) {
        for (int j = 0; j < 10; ++j)
            r[i][j] = 1;
    }
    o[t] = r[a[t] == 15 ? 100000 : 0][0]; // @5outside
}
