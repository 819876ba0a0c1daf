// The last work-group to finish adds up what all left, with atomics that say so.
// options -cl-std=CL3.0
// launch ordered global 32 local 8
// argument in int[32] index
// argument out int[4] zero
// argument int[1] zero
// argument out int[1] zero
__kernel void ordered(__global const int *a, __global int *p, __global atomic_int *count, __global int *o)
{
    __local int last;
    int i = get_global_id(0), t = get_local_id(0);
    if (t == 0) {
        int sum = 0;
        for (int k = 0; k < 8; k++)
            sum += a[i + k];
        p[get_group_id(0)] = sum;
        last = atomic_fetch_add_explicit(count, 1, memory_order_acq_rel, memory_scope_device) == get_num_groups(0) - 1;
        if (last) {
            sum = 0;
            for (int k = 0; k < get_num_groups(0); k++)
                sum += p[k];
            o[0] = sum;
        }
    }
}
