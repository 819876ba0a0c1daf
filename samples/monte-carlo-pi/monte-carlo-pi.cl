// A number between 0 and 1 from two counters. No state is kept: the same counters always give the same number, and each work-item
// has numbers of its own. The multiplications mix the bits.
float random_number(uint item, uint draw)
{
    uint h = item * 0x9E3779B1u ^ draw * 0x85EBCA77u;
    h ^= h >> 15;
    h *= 0x2C1B3C6Du;
    h ^= h >> 12;
    h *= 0x297A2D39u;
    h ^= h >> 15;
    return (h >> 8) * (1.0f / 16777216.0f);
}

// How many of this work-item's points lie inside the quarter circle? One sum for each group.
__kernel void throw_points(__global int *hits, int draws, __local int *part)
{
    int l = get_local_id(0);
    int inside = 0;
    for (int k = 0; k < draws; k++) {
        float x = random_number(get_global_id(0), 2 * k);
        float y = random_number(get_global_id(0), 2 * k + 1);
        inside += x * x + y * y < 1;
    }
    part[l] = inside;
    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    if (l == 0)
        hits[get_group_id(0)] = part[0];
}

// Wrong: one generator for all. Its state is loaded and stored by every work-item: a race, and many draw the same numbers.
__kernel void shared_state(__global uint *state, __global int *hits, int draws)
{
    int inside = 0;
    for (int k = 0; k < draws; k++) {
        uint s = state[0] * 1664525u + 1013904223u;
        uint t = s * 1664525u + 1013904223u;
        state[0] = t;
        float x = (s >> 8) / 16777216.0f;
        float y = (t >> 8) / 16777216.0f;
        inside += x * x + y * y < 1;
    }
    atomic_add(&hits[0], inside);
}
