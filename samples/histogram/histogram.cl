// Wrong: a load, an addition and a store, between which others do the same.
__kernel void plain(__global const uchar *data, __global uint *bins)
{
    bins[data[get_global_id(0)] / 16] += 1;
}

// Right, and slow where many values are alike: all work-items wait for the same few words of global memory.
__kernel void global_atomics(__global const uchar *data, __global uint *bins)
{
    atomic_inc(&bins[data[get_global_id(0)] / 16]);
}

// Each group counts in its own local bins first, then adds them to the global ones: sixteen atomics a group.
__kernel void local_bins(__global const uchar *data, __global uint *bins)
{
    __local uint own[16];
    int l = get_local_id(0);
    if (l < 16)
        own[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&own[data[get_global_id(0)] / 16]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        atomic_add(&bins[l], own[l]);
}

// Each work-item counts a stretch of the data for itself, where nothing needs to be atomic.
__kernel void private_bins(__global const uchar *data, __global uint *bins, int stretch)
{
    uint own[16];
    for (int b = 0; b < 16; b++)
        own[b] = 0;
    int step = get_global_size(0);
    for (int k = 0; k < stretch; k++)
        own[data[get_global_id(0) + k * step] / 16] += 1;
    for (int b = 0; b < 16; b++)
        atomic_add(&bins[b], own[b]);
}
