// One dimension: each element becomes the weighted sum of itself and RADIUS neighbours on either side. Outside there is 0.
__kernel void row_naive(__global const float *input, __global float *output, __constant float *weights, int n)
{
    int g = get_global_id(0);
    float sum = 0;
    for (int k = -RADIUS; k <= RADIUS; k++) {
        if (g + k >= 0 && g + k < n)
            sum += input[g + k] * weights[k + RADIUS];
    }
    output[g] = sum;
}

// The group loads its elements once, and the halo: RADIUS more on either side.
__kernel void row_tiled(__global const float *input, __global float *output, __constant float *weights, int n, __local float *tile)
{
    int l = get_local_id(0);
    int size = get_local_size(0);
    int start = get_group_id(0) * size - RADIUS; // of the tile, in the input
    for (int k = l; k < size + 2 * RADIUS; k += size)
        tile[k] = start + k >= 0 && start + k < n ? input[start + k] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k <= 2 * RADIUS; k++)
        sum += tile[l + k] * weights[k];
    output[get_global_id(0)] = sum;
}

// Wrong: each work-item loads its own element, and nobody loads the halo.
__kernel void row_without_halo(__global const float *input, __global float *output, __constant float *weights, int n, __local float *tile)
{
    int l = get_local_id(0);
    tile[l + RADIUS] = input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k <= 2 * RADIUS; k++)
        sum += tile[l + k] * weights[k];
    output[get_global_id(0)] = sum;
}

// Two dimensions: a tile of SIZE x SIZE with a halo of one on all four sides, and a filter of 3 x 3.
__kernel void field_tiled(__global const float *input, __global float *output, __constant float *filter, int width, int height)
{
    __local float tile[SIZE + 2][SIZE + 2];
    int left = get_group_id(0) * SIZE - 1;
    int top = get_group_id(1) * SIZE - 1;
    for (int y = get_local_id(1); y < SIZE + 2; y += SIZE) {
        for (int x = get_local_id(0); x < SIZE + 2; x += SIZE) {
            int inside = left + x >= 0 && left + x < width && top + y >= 0 && top + y < height;
            tile[y][x] = inside ? input[(top + y) * width + left + x] : 0;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++)
            sum += tile[get_local_id(1) + y][get_local_id(0) + x] * filter[3 * y + x];
    }
    output[get_global_id(1) * width + get_global_id(0)] = sum;
}
