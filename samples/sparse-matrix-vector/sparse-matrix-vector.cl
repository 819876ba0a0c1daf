// y = A x, with A in compressed sparse rows: `start[r]` is where the row r begins in `columns` and `values`.

// One work-item for each row. Short rows are quick, long ones keep the whole sub-group waiting.
__kernel void item_per_row(__global const int *start, __global const int *columns, __global const float *values,
                           __global const float *x, __global float *y)
{
    int row = get_global_id(0);
    float sum = 0;
    for (int k = start[row]; k < start[row + 1]; k++)
        sum += values[k] * x[columns[k]];
    y[row] = sum;
}

// One work-group for each row: its work-items read side by side, and a tree adds up what they found.
__kernel void group_per_row(__global const int *start, __global const int *columns, __global const float *values,
                            __global const float *x, __global float *y, __local float *part)
{
    int row = get_group_id(0);
    int l = get_local_id(0);
    float sum = 0;
    for (int k = start[row] + l; k < start[row + 1]; k += get_local_size(0))
        sum += values[k] * x[columns[k]];
    part[l] = sum;
    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    if (l == 0)
        y[row] = part[0];
}

// Wrong: the row's end is taken to be inclusive. Each row adds the next row's first entry, too, and the last row reads past the end.
__kernel void sums_with_one_too_many(__global const int *start, __global const float *values, __global float *sums)
{
    int row = get_global_id(0);
    float sum = 0;
    for (int k = start[row]; k <= start[row + 1]; k++)
        sum += values[k];
    sums[row] = sum;
}
