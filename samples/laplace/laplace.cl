// One sweep of Jacobi's method: each inner point becomes the mean of its four neighbours, the border stays as it is.
__kernel void sweep(__read_only image2d_t now, __write_only image2d_t next)
{
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    int2 last = (int2)(get_global_size(0) - 1, get_global_size(1) - 1);
    float value = read_imagef(now, nearest, at).x;
    if (at.x > 0 && at.y > 0 && at.x < last.x && at.y < last.y)
        value = 0.25f * (read_imagef(now, nearest, at + (int2)(1, 0)).x + read_imagef(now, nearest, at - (int2)(1, 0)).x +
                         read_imagef(now, nearest, at + (int2)(0, 1)).x + read_imagef(now, nearest, at - (int2)(0, 1)).x);
    write_imagef(next, at, (float4)(value, 0, 0, 1));
}

// Wrong: one field for both. Some neighbours are already of the next sweep. (It converges all the same, and never twice the same way.)
__kernel void in_place(__global float *field, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
        field[y * width + x] = 0.25f * (field[y * width + x + 1] + field[y * width + x - 1] + field[(y + 1) * width + x] + field[(y - 1) * width + x]);
}
