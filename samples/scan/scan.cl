// Hillis and Steele: in step d everyone adds what stands d places before it. Two arrays, so that nobody overwrites what is still read.
__kernel void hillis_steele(__global const int *input, __global int *output, __local int *first, __local int *second)
{
    int l = get_local_id(0);
    int n = get_local_size(0);
    first[l] = input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < n; d *= 2) {
        second[l] = l >= d ? first[l] + first[l - d] : first[l];
        barrier(CLK_LOCAL_MEM_FENCE);
        __local int *swap = first;
        first = second;
        second = swap;
    }
    output[get_global_id(0)] = first[l];
}

// Blelloch: up a tree of sums, and down again. Fewer additions, twice as many steps; each element gets the sum before it.
__kernel void blelloch(__global const int *input, __global int *output, __local int *tree)
{
    int l = get_local_id(0);
    int n = 2 * get_local_size(0); // two elements for each work-item
    int base = get_group_id(0) * n;
    tree[2 * l] = input[base + 2 * l];
    tree[2 * l + 1] = input[base + 2 * l + 1];
    for (int d = 1; d < n; d *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int right = (l + 1) * 2 * d - 1;
        if (right < n)
            tree[right] += tree[right - d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        tree[n - 1] = 0;
    for (int d = n / 2; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int right = (l + 1) * 2 * d - 1;
        if (right < n) {
            int left = tree[right - d];
            tree[right - d] = tree[right];
            tree[right] += left;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    output[base + 2 * l] = tree[2 * l];
    output[base + 2 * l + 1] = tree[2 * l + 1];
}

// Wrong: one array. A work-item may read its neighbour's new sum in place of the old one.
__kernel void in_place(__global const int *input, __global int *output, __local int *sums)
{
    int l = get_local_id(0);
    int n = get_local_size(0);
    sums[l] = input[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < n; d *= 2) {
        if (l >= d)
            sums[l] += sums[l - d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    output[get_global_id(0)] = sums[l];
}
