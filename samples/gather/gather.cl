// Side by side: a sub-group reads one stretch of memory.
__kernel void coalesced(__global const float *input, __global float *output)
{
    int g = get_global_id(0);
    output[g] = input[g];
}

// A stride: each work-item's element lies in another segment.
__kernel void strided(__global const float *input, __global float *output, int stride)
{
    int g = get_global_id(0);
    output[g] = input[g * stride % get_global_size(0)];
}

// A gather: an index list says which element, in any order.
__kernel void gathered(__global const float *input, __global const int *which, __global float *output)
{
    int g = get_global_id(0);
    output[g] = input[which[g]];
}

// Wrong: an entry of the list is one too large, and nobody looked.
__kernel void gathered_unchecked(__global const float *input, __global const int *which, __global float *output)
{
    int g = get_global_id(0);
    output[g] = input[which[g] + 1];
}
