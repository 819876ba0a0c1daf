// Tiles streamed through local memory with one barrier each.
// launch one_buffer global 16 local 16
// argument in float[64] index
// argument out float[16] zero
// finding data-race s load/use
// launch two_buffers global 16 local 16
// argument in float[64] index
// argument out float[16] zero
// launch prefetch_into_use global 16 local 16
// argument in float[64] index
// argument out float[16] zero
// finding data-race s next/work
__kernel void one_buffer(__global const float *a, __global float *o)
{
    __local float s[16];
    int t = get_local_id(0);
    float sum = 0;
    for (int tile = 0; tile < 4; tile++) {
        s[t] = a[tile * 16 + t]; // @load
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < 16; i++)
            sum += s[i] * i; // @use
    }
    o[t] = sum;
}

__kernel void two_buffers(__global const float *a, __global float *o)
{
    __local float s[2][16];
    int t = get_local_id(0);
    float sum = 0;
    for (int tile = 0; tile < 4; tile++) {
        s[tile & 1][t] = a[tile * 16 + t];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < 16; i++)
            sum += s[tile & 1][i] * i;
    }
    o[t] = sum;
}

__kernel void prefetch_into_use(__global const float *a, __global float *o)
{
    __local float s[2][16];
    int t = get_local_id(0);
    float sum = 0;
    s[0][t] = a[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int tile = 0; tile < 4; tile++) {
        if (tile < 3)
            s[tile & 1][t] = a[(tile + 1) * 16 + t]; // @next
        for (int i = 0; i < 16; i++)
            sum += s[tile & 1][i] * i; // @work
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[t] = sum;
}
