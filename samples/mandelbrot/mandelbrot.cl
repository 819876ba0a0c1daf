// One work-item for each pixel. z becomes z * z + c until it has left the circle of radius 2, or the limit is reached.
int iterations_of(float2 c, int limit)
{
    float2 z = 0;
    int k = 0;
    while (k < limit && z.x * z.x + z.y * z.y < 4) {
        z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
        k++;
    }
    return k;
}

__kernel void mandelbrot(__write_only image2d_t picture, __global int *counts, float2 centre, float scale, int limit)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    int2 size = (int2)(get_global_size(0), get_global_size(1));
    float2 c = centre + convert_float2(2 * at + 1 - size) * (scale / size.y);
    int k = iterations_of(c, limit);
    float part = (float)k / limit;
    // Inside the set nothing ever leaves: black. Outside the colour says how soon.
    float4 colour = k == limit ? (float4)(0, 0, 0, 1) : (float4)(part, sqrt(part), 0.4f + 0.6f * part, 1);
    write_imagef(picture, at, colour);
    counts[at.y * size.x + at.x] = k;
}
