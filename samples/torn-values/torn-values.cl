// A litmus test with numbers of 64 bits. Each place holds 0
// at first. One work-item stores a number there whose upper
// and lower half are equal; another one, of another group,
// loads it. Every second group stores; the others load what
// a group far away from them stores.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

#define NEW_VALUE 0x0000000700000007UL

// What a reader found is one of three, and each has a counter:
// 0: the old number, 1: the new one, 2: a half of each.
void count_outcome(__global int *outcomes, ulong seen)
{
    const int outcome = seen == 0 ? 0 : seen == NEW_VALUE ? 1 : 2;
    atomic_inc(&outcomes[outcome]);
}

// Wrong: a plain store and a plain load. A device may make
// two of each, with anything in between.
__kernel void plainly(const uint places,
    __global ulong *numbers,
    __global int *outcomes)
{
    const uint place = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = places - 1 - place;
    if (get_group_id(0) % 2 == 0)
        numbers[place] = NEW_VALUE;
    else
        count_outcome(outcomes, numbers[other]);
}

// Wrong: the same, written out as a device of 32 bits has to
// do it. The halves are numbers of their own.
__kernel void in_halves(const uint places,
    volatile __global uint *halves,
    __global int *outcomes)
{
    const uint place = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = places - 1 - place;
    if (get_group_id(0) % 2 == 0) {
        halves[2 * place] = (uint)NEW_VALUE;
        halves[2 * place + 1] = (uint)(NEW_VALUE >> 32);
    } else {
        const uint lower = halves[2 * other];
        const uint upper = halves[2 * other + 1];
        count_outcome(outcomes, upsample(upper, lower));
    }
}

// What may go wrong, in slow motion: one half is stored, the
// neighbour loads both, then the other half is stored. The
// barriers make it happen each time.
__kernel void slowly(__global uint *halves,
    __global int *outcomes)
{
    const uint place = get_global_id(0) / 2;
    const bool stores = get_global_id(0) % 2 == 0;
    if (stores)
        halves[2 * place] = (uint)NEW_VALUE;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (!stores) {
        const uint lower = halves[2 * place];
        const uint upper = halves[2 * place + 1];
        count_outcome(outcomes, upsample(upper, lower));
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (stores)
        halves[2 * place + 1] = (uint)(NEW_VALUE >> 32);
}

// Right: an exchange stores all 64 bits as one, and adding
// nothing loads them so.
#ifdef cl_khr_int64_base_atomics
__kernel void atomically(const uint places,
    __global ulong *numbers,
    __global int *outcomes)
{
    const uint place = get_group_id(0) / 2 * get_local_size(0) + get_local_id(0);
    const uint other = places - 1 - place;
    if (get_group_id(0) % 2 == 0)
        atom_xchg(&numbers[place], NEW_VALUE);
    else
        count_outcome(outcomes, atom_add(&numbers[other], 0UL));
}
#endif
