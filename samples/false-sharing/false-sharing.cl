// Each work-group counts for itself: no two of them ever use the same counter.
// The counters lie side by side, sixteen of them in one cache line of 64 bytes.
__kernel void side_by_side(__global volatile int *counters, int rounds)
{
    int g = get_group_id(0);
    for (int k = 0; k < rounds; k++)
        counters[g] = counters[g] + 1;
}

// The same, with as much space between two counters as a cache line is long.
__kernel void apart(__global volatile int *counters, int rounds, int spacing)
{
    int g = get_group_id(0);
    for (int k = 0; k < rounds; k++)
        counters[g * spacing] = counters[g * spacing] + 1;
}

// Best: count where nobody else can look, and store once.
__kernel void in_private(__global int *counters, int rounds)
{
    volatile int count = 0;
    for (int k = 0; k < rounds; k++)
        count = count + 1;
    counters[get_group_id(0)] = count;
}
