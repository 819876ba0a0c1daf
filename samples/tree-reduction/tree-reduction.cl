// One pass: every work-group adds up to two elements for each
// of its work-items and writes one sum.
__kernel void reduce(const uint length,
    __global const int *data,
    __global int *sums,
    __local int *tree)
{
    const uint item = get_local_id(0);
    // Read once: some compilers get this kernel wrong when the
    // loop asks for it.
    const uint items = get_local_size(0);
    const uint first = 2 * get_global_id(0);

    // 0 changes no sum, so work-items beyond the end of the
    // data take part with it.
    int value = first < length ? data[first] : 0;
    if (first + 1 < length)
        value += data[first + 1];
    tree[item] = value;
    barrier(CLK_LOCAL_MEM_FENCE);

    // Neighbours are added first, then sums that lie 2, 4,
    // 8, ... apart.
    for (uint stride = 1; stride < items; stride *= 2) {
        const uint left = 2 * stride * item;
        if (left + stride < items)
            tree[left] += tree[left + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        sums[get_group_id(0)] = tree[0];
}

// Wrong where the length is odd: only the first of the two
// elements is asked for, and the last one has no second. The
// launch of this kernel is made when `careless` is 1.
__kernel void reduce_pairs(const uint length,
    __global const int *data,
    __global int *sums,
    __local int *tree)
{
    const uint item = get_local_id(0);
    const uint items = get_local_size(0);
    const uint first = 2 * get_global_id(0);
    tree[item] = 0;
    if (first < length)
        tree[item] = data[first] + data[first + 1];
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint stride = 1; stride < items; stride *= 2) {
        const uint left = 2 * stride * item;
        if (left + stride < items)
            tree[left] += tree[left + stride];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item == 0)
        sums[get_group_id(0)] = tree[0];
}
