// Keeps the elements below a limit, in their order. Three launches: count, add up, scatter.

// 1. How many does each group keep, and at which place within its group does each go? A scan of zeros and ones.
__kernel void count(__global const int *input, int limit, __global int *place, __global int *kept, __local int *sums)
{
    int l = get_local_id(0);
    int keeps = input[get_global_id(0)] < limit;
    sums[l] = keeps;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < (int)get_local_size(0); d *= 2) {
        int before = l >= d ? sums[l - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE); // all have read before anybody stores
        sums[l] += before;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    place[get_global_id(0)] = sums[l] - keeps; // kept ones before this one
    if (l == get_local_size(0) - 1)
        kept[get_group_id(0)] = sums[l];
}

// 2. Where does the part of each group begin? Few numbers: one work-item adds them up.
__kernel void add_up(__global int *kept, __global int *total, int groups)
{
    int start = 0;
    for (int g = 0; g < groups; g++) {
        int own = kept[g];
        kept[g] = start;
        start += own;
    }
    total[0] = start;
}

// 3. Every kept element goes to its place.
__kernel void scatter(__global const int *input, int limit, __global const int *place, __global const int *kept, __global int *output)
{
    int value = input[get_global_id(0)];
    if (value < limit)
        output[kept[get_group_id(0)] + place[get_global_id(0)]] = value;
}

// Shorter: an atomic counter gives out the places. The same elements, but in whatever order the work-items came.
__kernel void unordered(__global const int *input, int limit, __global int *next, __global int *output)
{
    int value = input[get_global_id(0)];
    if (value < limit)
        output[atomic_inc(&next[0])] = value;
}

// Wrong: two work-items may find the same number in the counter, and store to the same place.
__kernel void without_atomics(__global const int *input, int limit, __global int *next, __global int *output)
{
    int value = input[get_global_id(0)];
    if (value < limit) {
        int at = next[0];
        next[0] = at + 1;
        output[at] = value;
    }
}
