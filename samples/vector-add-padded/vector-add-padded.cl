// The global size was rounded up to whole groups: some work-items have no element. The guard sends them home.
__kernel void add(__global const float *a, __global const float *b, __global float *sum, int n)
{
    int i = get_global_id(0);
    if (i < n)
        sum[i] = a[i] + b[i];
}

// Wrong: no guard. The surplus work-items read and write behind the ends of all three buffers.
__kernel void add_without_guard(__global const float *a, __global const float *b, __global float *sum)
{
    int i = get_global_id(0);
    sum[i] = a[i] + b[i];
}
