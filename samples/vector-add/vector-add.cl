// One work-item adds one pair of elements.
__kernel void add(__global const float *a,
    __global const float *b,
    __global float *sum)
{
    const size_t i = get_global_id(0);
    sum[i] = a[i] + b[i];
}
