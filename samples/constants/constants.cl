// Constants of the program: both kernels use them, no argument passes them.
#define LEVELS 4
__constant float weights[LEVELS] = { 0.5f, 0.25f, 0.125f, 0.125f };
__constant int2 steps[LEVELS] = { (int2)(1, 0), (int2)(0, 1), (int2)(-1, 0), (int2)(0, -1) };

__kernel void smooth(__global const float *field, __global float *result)
{
    int x = get_global_id(0), y = get_global_id(1);
    int width = get_global_size(0), height = get_global_size(1);
    float sum = 0;
    for (int k = 0; k < LEVELS; k++) {
        int u = clamp(x + steps[k].x, 0, width - 1);
        int v = clamp(y + steps[k].y, 0, height - 1);
        sum += weights[k] * field[v * width + u];
    }
    result[y * width + x] = sum;
}

__kernel void sum_of_weights(__global float *result)
{
    float sum = 0;
    for (int k = 0; k < LEVELS; k++)
        sum += weights[k];
    result[0] = sum;
}
