// Each inner element becomes the mean of itself and its four neighbours; the border stays as it is.
__kernel void smooth(__global const float *before, __global float *after)
{
    size_t x = get_global_id(0), y = get_global_id(1);
    size_t width = get_global_size(0), height = get_global_size(1);
    size_t at = y * width + x;
    float value = before[at];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
        value = (value + before[at - 1] + before[at + 1] + before[at - width] + before[at + width]) / 5;
    after[at] = value;
}
