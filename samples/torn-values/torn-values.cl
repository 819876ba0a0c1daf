// Every value that is ever stored has equal halves: 0x0000000000000000, 0x0000000100000001, 0x0000000200000002, ...
ulong with_equal_halves(uint k)
{
    return upsample(k, k);
}

// Wrong: where a device moves 32 bits at a time, a plain load may get one half of the old value and one of the new.
__kernel void plainly(__global volatile ulong *value, __global int *torn, int rounds)
{
    for (int k = 0; k < rounds; k++) {
        if (get_group_id(0) == 0) {
            value[0] = with_equal_halves(k);
        } else {
            ulong seen = value[0];
            if ((uint)seen != (uint)(seen >> 32))
                atomic_inc(&torn[0]);
        }
    }
}

#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

// Right: all 64 bits at once, or none.
__kernel void atomically(__global volatile ulong *value, __global int *torn, int rounds)
{
    for (int k = 0; k < rounds; k++) {
        if (get_group_id(0) == 0) {
            atom_xchg(&value[0], with_equal_halves(k));
        } else {
            ulong seen = atom_add(&value[0], 0ul);
            if ((uint)seen != (uint)(seen >> 32))
                atomic_inc(&torn[0]);
        }
    }
}
#endif
