// OpenCL 1.x adds no floats atomically. But it exchanges 32 bits where they are still the expected ones, and a float has 32 bits.
void add_float(__global volatile float *sum, float value)
{
    __global volatile int *bits = (__global volatile int *)sum;
    int expected;
    int wanted;
    do {
        expected = atomic_or(bits, 0);                      // what is there, read atomically
        wanted = as_int(as_float(expected) + value);        // the same bits, seen as a float, and back
    } while (atomic_cmpxchg(bits, expected, wanted) != expected); // somebody was faster: once more
}

__kernel void by_exchange(__global const float *data, __global volatile float *sum)
{
    add_float(sum, data[get_global_id(0)]);
}

// Faster: a tree in local memory, and one exchange for each group.
__kernel void by_groups(__global const float *data, __global volatile float *sum, __local float *part)
{
    int l = get_local_id(0);
    part[l] = data[get_global_id(0)];
    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    if (l == 0)
        add_float(sum, part[0]);
}

// Wrong: a plain sum, of which updates are lost.
__kernel void plainly(__global const float *data, __global float *sum)
{
    sum[0] += data[get_global_id(0)];
}
