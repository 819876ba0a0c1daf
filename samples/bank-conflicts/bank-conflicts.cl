// Local memory is made of banks, 32 of 4 bytes on most GPUs: neighbouring words lie in neighbouring banks. Work-items of a sub-group
// that ask one bank for different words are served one after the other.

// A stride of one word: 32 work-items, 32 banks.
__kernel void by_rows(__global const int *input, __global int *output)
{
    __local int tile[32][32];
    int l = get_local_id(0);
    for (int row = 0; row < 32; row++)
        tile[row][l] = input[(get_group_id(0) * 32 + row) * 32 + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
    for (int row = 0; row < 32; row++)
        sum += tile[row][l]; // neighbours read neighbours
    output[get_global_id(0)] = sum;
}

// A stride of 32 words: all work-items ask the same bank, 32 times over.
__kernel void by_columns(__global const int *input, __global int *output)
{
    __local int tile[32][32];
    int l = get_local_id(0);
    for (int row = 0; row < 32; row++)
        tile[row][l] = input[(get_group_id(0) * 32 + row) * 32 + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
    for (int column = 0; column < 32; column++)
        sum += tile[l][column];
    output[get_global_id(0)] = sum;
}

// Rows of 33 words: the same column, and every work-item has a bank of its own again.
__kernel void by_columns_padded(__global const int *input, __global int *output)
{
    __local int tile[32][33];
    int l = get_local_id(0);
    for (int row = 0; row < 32; row++)
        tile[row][l] = input[(get_group_id(0) * 32 + row) * 32 + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    int sum = 0;
    for (int column = 0; column < 32; column++)
        sum += tile[l][column];
    output[get_global_id(0)] = sum;
}
