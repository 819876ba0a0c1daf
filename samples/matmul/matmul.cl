// Six ways to multiply two n x n matrices, stored row by
// row: C = A * B.

// The reference: one work-item does everything.
__kernel void serial(const int n,
    __global const float *A,
    __global const float *B,
    __global float *C)
{
    for (int row = 0; row < n; ++row) {
        for (int column = 0; column < n; ++column) {
            float sum = 0.0f;
            for (int k = 0; k < n; ++k)
                sum += A[row * n + k] * B[k * n + column];
            C[row * n + column] = sum;
        }
    }
}

// One work-item an element, adding up in global memory: 2n
// reads of the inputs, and n reads and n writes of C as well.
__kernel void naive_global(const int n,
    __global const float *A,
    __global const float *B,
    __global float *C)
{
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    C[row * n + column] = 0.0f;
    for (int k = 0; k < n; ++k)
        C[row * n + column] += A[row * n + k] * B[k * n + column];
}

// The same with the sum in a private variable: C is written
// once.
__kernel void naive_private(const int n,
    __global const float *A,
    __global const float *B,
    __global float *C)
{
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    float sum = 0.0f;
    for (int k = 0; k < n; ++k)
        sum += A[row * n + k] * B[k * n + column];
    C[row * n + column] = sum;
}

// A work-group computes one TILE x TILE square of C. For each
// step along the row of A and the column of B it first copies
// one tile of either into local memory, so that every element
// read from global memory is used TILE times.
__kernel void tiled(const int n,
    __global const float *A,
    __global const float *B,
    __global float *C)
{
    __local float tileA[TILE][TILE];
    __local float tileB[TILE][TILE];
    const int x = get_local_id(0);
    const int y = get_local_id(1);
    const int column = get_global_id(0);
    const int row = get_global_id(1);

    float sum = 0.0f;
    for (int start = 0; start < n; start += TILE) {
        tileA[y][x] = A[row * n + start + x];
        tileB[y][x] = B[(start + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE); // both tiles are complete
        for (int k = 0; k < TILE; ++k)
            sum += tileA[y][k] * tileB[k][x];
        barrier(CLK_LOCAL_MEM_FENCE); // everybody is done with them
    }
    C[row * n + column] = sum;
}

// The tiled product once more, written as phases over a
// work-group: between two barriers, each phase is one loop
// over the work-items of the group, and what an item carries
// from phase to phase is its own private state.
__kernel void hierarchical(const int n,
    __global const float *A,
    __global const float *B,
    __global float *C)
{
    __local float tileA[TILE][TILE];
    __local float tileB[TILE][TILE];
    struct Item { int x, y, row, column; float sum; } item;

    // phase: every item finds its place
    item.x = get_local_id(0);
    item.y = get_local_id(1);
    item.column = get_group_id(0) * TILE + item.x;
    item.row = get_group_id(1) * TILE + item.y;
    item.sum = 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE); // each phase ends with one

    for (int start = 0; start < n; start += TILE) {
        // phase: every item brings one element of each tile
        tileA[item.y][item.x] = A[item.row * n + start + item.x];
        tileB[item.y][item.x] = B[(start + item.y) * n + item.column];
        barrier(CLK_LOCAL_MEM_FENCE);

        // phase: every item adds one tile's part to its sum
        for (int k = 0; k < TILE; ++k)
            item.sum += tileA[item.y][k] * tileB[k][item.x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    // phase: every item writes its sum
    C[item.row * n + item.column] = item.sum;
}

// As naive_private, with both inputs in constant memory: 128 x
// 128 floats are exactly the 64 KiB that every device has.
__kernel void in_constant(const int n,
    __constant float *A,
    __constant float *B,
    __global float *C)
{
    const int column = get_global_id(0);
    const int row = get_global_id(1);
    float sum = 0.0f;
    for (int k = 0; k < n; ++k)
        sum += A[row * n + k] * B[k * n + column];
    C[row * n + column] = sum;
}
