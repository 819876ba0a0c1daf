// Every work-item has a number, and the smallest of all is
// wanted.

// Wrong: between the look and the store another work-item
// may have found a smaller number, which is then lost.
__kernel void minimum_plainly(__global const int *data,
    __global int *smallest)
{
    const int mine = data[get_global_id(0)];
    if (mine < smallest[0])
        smallest[0] = mine;
}

// Right: looking, comparing and storing are one step.
__kernel void minimum_atomically(__global const int *data,
    __global int *smallest)
{
    atomic_min(&smallest[0], data[get_global_id(0)]);
}

// The atomic returns what was there before: who finds a
// larger number there has set a new record.
__kernel void count_records(__global const int *data,
    __global int *smallest,
    __global int *records)
{
    const int mine = data[get_global_id(0)];
    const int before = atomic_min(&smallest[0], mine);
    if (mine < before)
        atomic_inc(&records[0]);
}

// Right, and with less waiting: each work-group finds its own
// smallest number in local memory, and only that one goes to
// the place for which all groups queue up.
__kernel void minimum_in_groups(__global const int *data,
    __global int *smallest)
{
    __local int smallest_here;
    if (get_local_id(0) == 0)
        smallest_here = INT_MAX;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_min(&smallest_here, data[get_global_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        atomic_min(&smallest[0], smallest_here);
}
