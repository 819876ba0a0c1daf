// Each element becomes the mean of itself and its two
// neighbours.

// Wrong: the first element has no left neighbour, and the
// last none to the right.
__kernel void smooth_carelessly(__global const float *data,
    __global float *smooth)
{
    const int i = get_global_id(0);
    smooth[i] = (data[i - 1] + data[i] + data[i + 1]) / 3;
}

// Right: at the ends the element itself stands in for the
// neighbour that is not there.
__kernel void smooth_carefully(const int n,
    __global const float *data,
    __global float *smooth)
{
    const int i = get_global_id(0);
    const int left = max(i - 1, 0);
    const int right = min(i + 1, n - 1);
    smooth[i] = (data[left] + data[i] + data[right]) / 3;
}
