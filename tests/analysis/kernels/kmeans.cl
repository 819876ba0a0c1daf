// The step that moves the centres.
// launch plain_sums global 32 local 8
// argument in float2[32] index
// argument in float2[2] 0 0 40 40
// argument int[4] zero
// argument int[2] zero
// finding data-race sums x/x
// finding data-race sums x/x
// finding data-race sums y/y
// finding data-race sums y/y
// finding data-race counts n/n
// finding data-race counts n/n
// launch atomic_sums global 32 local 8
// argument in float2[32] index
// argument in float2[2] 0 0 40 40
// argument int[4] zero
// argument int[2] zero
int nearest(float2 p, __global const float2 *centres)
{
    return distance(p, centres[1]) < distance(p, centres[0]);
}

__kernel void plain_sums(__global const float2 *points, __global const float2 *centres, __global int *sums,
                         __global int *counts)
{
    float2 p = points[get_global_id(0)];
    int c = nearest(p, centres);
    sums[2 * c] += (int)p.x; // @x
    sums[2 * c + 1] += (int)p.y; // @y
    counts[c]++; // @n
}

__kernel void atomic_sums(__global const float2 *points, __global const float2 *centres, __global int *sums,
                          __global int *counts)
{
    float2 p = points[get_global_id(0)];
    int c = nearest(p, centres);
    atomic_add(&sums[2 * c], (int)p.x);
    atomic_add(&sums[2 * c + 1], (int)p.y);
    atomic_inc(&counts[c]);
}
