// launch both_load_first global 8 local 4
// argument int[2] zero
// differs
// finding lost-update count load/load/store/store
__kernel void both_load_first(__global int *c)
{
    __local int count;
    if (get_local_id(0) == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int mine = count; // @load
    barrier(CLK_LOCAL_MEM_FENCE);
    mine += 1;
    count = mine; // @store
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        c[get_group_id(0)] = count;
}

// Different values, too: a bug, and one finding.
// launch different_values global 2 local 2
// argument int[2] zero
// differs
// finding lost-update c loadDifferent/loadDifferent/storeDifferent/storeDifferent
__kernel void different_values(__global int *c)
{
    int l = get_local_id(0);
    int mine = c[0]; // @loadDifferent
    barrier(CLK_GLOBAL_MEM_FENCE);
    c[0] = mine + l + 1; // @storeDifferent
}

// Barriers order all four accesses: nothing races, and the result is the same each time.
// launch one_after_the_other global 2 local 2
// argument int[2] zero
// finding warning lost-update c loadOrdered/loadOrdered/storeFirst/storeSecond
__kernel void one_after_the_other(__global int *c)
{
    int l = get_local_id(0);
    int mine = c[0]; // @loadOrdered
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
        c[0] = mine + 1; // @storeFirst
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 1)
        c[0] = mine + 1; // @storeSecond
}

// Mended: only one of them stores.
// launch one_stores global 4 local 4
// argument int[4] zero
__kernel void one_stores(__global int *c)
{
    int l = get_local_id(0);
    int mine = c[0];
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (l == 0)
        c[0] = mine + 4;
}

// Mended: each loads what the one before has stored.
// launch loaded_anew global 2 local 2
// argument int[2] zero
__kernel void loaded_anew(__global int *c)
{
    int l = get_local_id(0);
    for (int k = 0; k < 2; k++) {
        int mine = c[0];
        barrier(CLK_GLOBAL_MEM_FENCE);
        if (l == k)
            c[0] = mine + 1;
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

// Mended: each has a place of its own, as in a scan.
// launch own_places global 4 local 4
// argument int[4] one
__kernel void own_places(__global int *c)
{
    int l = get_local_id(0);
    for (int d = 1; d < 4; d *= 2) {
        int mine = c[l];
        int other = l >= d ? c[l - d] : 0;
        barrier(CLK_GLOBAL_MEM_FENCE);
        c[l] = mine + other;
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
}

// The value was loaded once, but is not what is stored.
// launch set_anew global 2 local 2
// argument int[2] zero
// finding warning data-race c set/set
__kernel void set_anew(__global int *c)
{
    int mine = c[0];
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (mine == 0)
        mine = 7;
    else
        mine = 8;
    c[0] = mine; // @set
}
