// Adds up numbers with a point. OpenCL has atomic additions
// of whole numbers only; a float can at best be exchanged.

// Wrong: a load, an addition and a store.
__kernel void add_plainly(__global const float *data,
    __global float *total)
{
    total[0] += data[get_global_id(0)];
}

// Adds `value` to the float whose bits lie at `place`.
// Compare and exchange: store the sum only if what it was
// made of still lies there. If not, someone else was faster;
// the exchange says what they left, and we try with that.
void add_float(volatile __global uint *place, float value)
{
    uint assumed = as_uint(0.0f);
    for (;;) {
        const uint sum = as_uint(as_float(assumed) + value);
        const uint found = atomic_cmpxchg(place, assumed, sum);
        if (found == assumed)
            return;
        assumed = found;
    }
}

// Right: every work-item adds its number that way.
__kernel void add_by_exchange(__global const float *data,
    __global uint *total)
{
    add_float(total, data[get_global_id(0)]);
}

// Right, and with fewer attempts: a work-group adds up its
// numbers in local memory, and exchanges only once.
__kernel void add_by_group(__global const float *data,
    __global uint *total,
    __local float *part)
{
    const size_t item = get_local_id(0);
    const size_t items = get_local_size(0);
    part[item] = data[get_global_id(0)];
    for (size_t apart = items / 2; apart > 0; apart /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < apart)
            part[item] += part[item + apart];
    }
    if (item == 0)
        add_float(total, part[0]);
}

// Shows the bits of a total as the number that they are.
__kernel void as_number(__global const uint *bits,
    __global float *number)
{
    number[get_global_id(0)] = as_float(bits[get_global_id(0)]);
}
