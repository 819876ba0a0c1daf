// Smooths a list: every element becomes a weighted mean of
// itself and its two neighbours. On the way it uses every
// kind of memory that a kernel has.

// Constant memory, written into the source: the same for all
// work-items of all work-groups, and read only.
__constant int weights[3] = { 1, 2, 1 };

// Wrong: the tile has a place more at each end, for the
// neighbours of the group's own elements. Nobody fills these
// two, and local memory begins with whatever was left there.
__kernel void smooth_unset(__global const int *data,
    __global int *smooth,
    __local int *tile)
{
    const size_t item = get_local_id(0);
    tile[item + 1] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);

    int sum = 0;
    for (int k = 0; k < 3; ++k)
        sum += weights[k] * tile[item + k];
    smooth[get_global_id(0)] = sum / 4;
}

// Right: the first and the last work-item fill the ends, too.
// What lies outside counts as 0. Variables are private.
__kernel void smooth(const uint n,
    __global const int *data,
    __global int *smooth,
    __local int *tile)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    const size_t items = get_local_size(0);
    tile[item + 1] = data[i];
    if (item == 0)
        tile[0] = i > 0 ? data[i - 1] : 0;
    if (item == items - 1)
        tile[items + 1] = i + 1 < n ? data[i + 1] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);

    int sum = 0;
    for (int k = 0; k < 3; ++k)
        sum += weights[k] * tile[item + k];
    smooth[i] = sum / 4;
}

// Two kinds of memory at once: each work-item leaves its
// element in local memory, and the element doubled in global
// memory. Its neighbour picks up both, so the barrier has to
// order both.
__kernel void exchange(__global const int *data,
    __global int *doubled,
    __global int *sums,
    __local int *tile)
{
    const size_t i = get_global_id(0);
    const size_t item = get_local_id(0);
    const size_t next = (item + 1) % get_local_size(0);
    tile[item] = data[i];
    doubled[i] = 2 * data[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);

    sums[i] = tile[next] + doubled[i - item + next];
}
