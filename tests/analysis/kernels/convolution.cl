// launch no_border global 8 8 local 4 4
// argument in float[64] index
// argument out float[64] zero
// finding out-of-bounds a tap
// launch table_overrun global 8 8 local 4 4
// argument in float[64] index
// argument out float[64] zero
// finding out-of-bounds weights far_tap
// launch clamped global 8 8 local 4 4
// argument in float[64] index
// argument out float[64] zero
__constant float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};

__kernel void no_border(__global const float *a, __global float *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++)
            sum += weights[(j + 1) * 3 + i + 1] * a[(y + j) * 8 + x + i]; // @tap
    o[y * 8 + x] = sum;
}

__kernel void table_overrun(__global const float *a, __global float *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 2; i++)
            sum += weights[(j + 1) * 3 + i + 1] * a[clamp(y + j, 0, 7) * 8 + clamp(x + i, 0, 7)]; // @far_tap
    o[y * 8 + x] = sum;
}

__kernel void clamped(__global const float *a, __global float *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int j = -1; j <= 1; j++)
        for (int i = -1; i <= 1; i++)
            sum += weights[(j + 1) * 3 + i + 1] * a[clamp(y + j, 0, 7) * 8 + clamp(x + i, 0, 7)];
    o[y * 8 + x] = sum;
}
