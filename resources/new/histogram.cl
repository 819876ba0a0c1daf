// A work-group counts in local memory, then adds its counts to those of all: fewer work-items wait for each other there.
__kernel void count(__global const uchar *data, __global uint *counts, __local uint *own)
{
    size_t l = get_local_id(0);
    for (size_t bin = l; bin < BINS; bin += get_local_size(0))
        own[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&own[data[get_global_id(0)] % BINS]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t bin = l; bin < BINS; bin += get_local_size(0))
        atomic_add(&counts[bin], own[bin]);
}
