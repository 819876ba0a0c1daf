// Sums a work-group's elements in local memory: half as many work-items add in each step.
__kernel void sum(__global const float *data, __global float *sums, __local float *part)
{
    size_t l = get_local_id(0);
    part[l] = data[get_global_id(0)];
    for (size_t distance = get_local_size(0) / 2; distance > 0; distance /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < distance)
            part[l] += part[l + distance];
    }
    if (l == 0)
        sums[get_group_id(0)] = part[0];
}
