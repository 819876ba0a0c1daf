// Softmax of each row: exp(v - greatest) / sum of these. One work-group for each row, three trees.
__kernel void softmax(__global const float *input, __global float *output, int columns, __local float *part)
{
    int l = get_local_id(0);
    int size = get_local_size(0);
    __global const float *row = input + get_group_id(0) * columns;

    float greatest = -INFINITY;
    for (int c = l; c < columns; c += size)
        greatest = max(greatest, row[c]);
    part[l] = greatest;
    for (int half_size = size / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] = max(part[l], part[l + half_size]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    greatest = part[0];
    barrier(CLK_LOCAL_MEM_FENCE); // everybody has read part[0] before it is used anew

    float sum = 0;
    for (int c = l; c < columns; c += size)
        sum += exp(row[c] - greatest);
    part[l] = sum;
    for (int half_size = size / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = part[0];

    for (int c = l; c < columns; c += size)
        output[get_group_id(0) * columns + c] = exp(row[c] - greatest) / sum;
}

// Wrong: the local array is used again before everybody has read the greatest value from it.
__kernel void used_again_too_soon(__global const float *input, __global float *output, int columns, __local float *part)
{
    int l = get_local_id(0);
    int size = get_local_size(0);
    float value = input[get_group_id(0) * columns + l];
    part[l] = value;
    for (int half_size = size / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] = max(part[l], part[l + half_size]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float greatest = part[0];
    part[l] = exp(value - greatest);
    for (int half_size = size / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    output[get_group_id(0) * columns + l] = exp(value - greatest) / part[0];
}
