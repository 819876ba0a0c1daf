// One level of a breadth-first search over a graph in which nodes 0 to 3 all lead to node 4 and to their own neighbour 5 to 8.
// launch same_cost global 16 local 4
// argument in int[8] 4 5 4 6 4 7 4 8
// argument int[16] 1 1 1 1 0
// argument int[1] zero
// finding warning data-race cost mark/mark
// finding warning data-race again more/more
// launch own_parent global 16 local 4
// argument in int[8] 4 5 4 6 4 7 4 8
// argument int[16] zero
// argument int[1] zero
// finding data-race parent adopt/adopt
// launch claimed global 16 local 4
// argument in int[8] 4 5 4 6 4 7 4 8
// argument int[16] zero
// argument int[1] zero
__kernel void same_cost(__global const int *edges, __global int *cost, __global int *again)
{
    int node = get_global_id(0);
    if (node < 4)
        for (int e = 2 * node; e < 2 * node + 2; e++) {
            cost[edges[e]] = cost[node] + 1; // @mark
            again[0] = 1; // @more
        }
}

__kernel void own_parent(__global const int *edges, __global int *parent, __global int *claims)
{
    int node = get_global_id(0);
    if (node < 4)
        for (int e = 2 * node; e < 2 * node + 2; e++)
            parent[edges[e]] = node + 1; // @adopt
}

__kernel void claimed(__global const int *edges, __global int *parent, __global int *claims)
{
    int node = get_global_id(0);
    if (node < 4)
        for (int e = 2 * node; e < 2 * node + 2; e++)
            if (atomic_cmpxchg(&parent[edges[e]], 0, node + 1) == 0)
                atomic_inc(claims);
}
