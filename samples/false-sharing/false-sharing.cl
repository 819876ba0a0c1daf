// Every work-group counts for itself: one work-item each, and
// a counter of its own. No two share a counter, so there is
// no race, and the counts are right in both kernels.
// `volatile` keeps each step a load and a store in memory, as
// it is where the compiler can't keep the count in a register.

// CPUs hand a core many consecutive groups. So that groups
// that run at the same time are neighbours here, those of the
// first half take the even places, the others the odd ones.
size_t place_of(size_t group, size_t groups)
{
    const size_t half_of_them = groups / 2;
    return 2 * (group % half_of_them) + group / half_of_them;
}

// Slow: the counters are neighbours in memory. Sixteen of
// them lie in one cache line of 64 bytes, and whoever writes
// takes the whole line away from the others.
__kernel void count_beside(const uint rounds,
    volatile __global int *counters)
{
    const size_t place = place_of(get_group_id(0), get_num_groups(0));
    for (uint round = 0; round < rounds; ++round)
        counters[place] = counters[place] + 1;
}

// Fast: with `padding` ints from one counter to the next,
// each has a cache line of its own.
__kernel void count_apart(const uint rounds,
    const uint padding,
    volatile __global int *counters)
{
    const size_t place = padding * place_of(get_group_id(0), get_num_groups(0));
    for (uint round = 0; round < rounds; ++round)
        counters[place] = counters[place] + 1;
}

// Slower still, and for another reason: all groups want the
// same word. The atomics keep the sum right, one at a time.
__kernel void count_together(const uint rounds,
    volatile __global int *counter)
{
    for (uint round = 0; round < rounds; ++round)
        atomic_inc(counter);
}
