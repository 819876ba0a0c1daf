// Rows lie one after the other: element (row, column) stands at row * columns + column.
__kernel void scale_row(__global int *matrix, int columns, int row, int factor)
{
    matrix[row * columns + get_global_id(0)] *= factor;
}

// Wrong: taken column by column, the same index means another element.
__kernel void scale_row_by_columns(__global int *matrix, int rows, int row, int factor)
{
    matrix[get_global_id(0) * rows + row] *= factor;
}
