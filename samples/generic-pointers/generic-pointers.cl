// Each address space has pointers of its own: a function for two of them is written twice.
int sum_of_global(__global const int *values, int count)
{
    int sum = 0;
    for (int k = 0; k < count; k++)
        sum += values[k];
    return sum;
}

int sum_of_local(__local const int *values, int count)
{
    int sum = 0;
    for (int k = 0; k < count; k++)
        sum += values[k];
    return sum;
}

__kernel void twice(__global const int *input, __global int *output, __local int *part)
{
    int l = get_local_id(0);
    part[l] = 2 * input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        int size = get_local_size(0);
        output[get_group_id(0)] = sum_of_global(input + get_group_id(0) * size, size) + sum_of_local(part, size);
    }
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
// A pointer without an address space may point into any but constant memory: one function for all.
int sum_of(const int *values, int count)
{
    int sum = 0;
    for (int k = 0; k < count; k++)
        sum += values[k];
    return sum;
}

__kernel void once(__global const int *input, __global int *output, __local int *part)
{
    int l = get_local_id(0);
    part[l] = 2 * input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        int size = get_local_size(0);
        output[get_group_id(0)] = sum_of(input + get_group_id(0) * size, size) + sum_of(part, size);
    }
}
#endif
