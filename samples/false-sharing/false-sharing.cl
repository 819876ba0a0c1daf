// Every work-group counts for itself: one work-item each, and
// a counter of its own. No two share a counter, so there is
// no race, and the counts are right in both kernels.
// `volatile` keeps each step a load and a store in memory, as
// it is where the compiler can't keep the count in a register.

// Slow: the counters are neighbours in memory. Sixteen of
// them lie in one cache line of 64 bytes, and whoever writes
// takes the whole line away from the others.
__kernel void count_beside(const uint rounds,
    volatile __global int *counters)
{
    const size_t group = get_group_id(0);
    for (uint round = 0; round < rounds; ++round)
        counters[group] = counters[group] + 1;
}

// Fast: with `padding` ints from one counter to the next,
// each has a cache line of its own.
__kernel void count_apart(const uint rounds,
    const uint padding,
    volatile __global int *counters)
{
    const size_t place = get_group_id(0) * padding;
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
