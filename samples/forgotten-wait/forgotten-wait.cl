// Twice every number. The kernel is right; what matters is
// when it runs.
__kernel void twice(__global const int *data,
    __global int *doubled)
{
    const size_t i = get_global_id(0);
    doubled[i] = 2 * data[i];
}
