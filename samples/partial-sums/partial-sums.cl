// Each group adds up its part: half of its work-items, then a quarter
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void reduce(__global const long *data,
    __global long *partialSums,
    __local long *sums)
{
    const size_t item = get_local_id(0);
    sums[item] = data[get_global_id(0)];
    for (size_t stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < stride)
            sums[item] += sums[item + stride];
    }
    if (item == 0)
        partialSums[get_group_id(0)] = sums[0];
}
