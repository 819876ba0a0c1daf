// A constant table of the program: every work-item may read it, nobody may write it.
__constant int weights[4] = { 1, 10, 100, 1000 };

// Each line of the body uses another region of memory.
__kernel void through_all_regions(__global const int *input, __global int *output, __constant int *offsets, __local int *shared)
{
    int l = get_local_id(0);                  // private: one copy for each work-item
    int mine = input[get_global_id(0)];       // global -> private
    shared[l] = mine;                         // private -> local: the group's own memory
    barrier(CLK_LOCAL_MEM_FENCE);             // now the whole group sees what stands in local memory
    int left = (l + get_local_size(0) - 1) % get_local_size(0);
    int sum = shared[left] * weights[l % 4] + offsets[l % 4]; // local and constant -> private
    output[get_global_id(0)] = sum;           // private -> global: the only thing that outlives the kernel
}

// Wrong: the first work-item of each group stores nothing, and local memory begins with no value at all.
__kernel void forgets_to_store(__global const int *input, __global int *output, __local int *shared)
{
    int l = get_local_id(0);
    if (l > 0)
        shared[l] = input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    output[get_global_id(0)] = shared[l];
}

// One barrier for two regions: the flags say which memory is to be in order behind it.
__kernel void orders_both(__global const int *input, __global int *scratch, __global int *output, __local int *shared)
{
    int l = get_local_id(0);
    int g = get_global_id(0);
    int right = (l + 1) % get_local_size(0);
    shared[l] = input[g];
    scratch[g] = 2 * input[g];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    output[g] = shared[right] + scratch[g - l + right];
}
