__kernel void square(__global const float *data, __global float *squares)
{
    size_t i = get_global_id(0);
    squares[i] = data[i] * data[i];
}
