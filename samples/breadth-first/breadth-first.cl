// One level of a breadth-first search: every vertex at distance `level` reaches its neighbours.
// Several may reach the same neighbour at once. All would store the same number, but only atomics make that defined.
__kernel void expand(__global const int *start, __global const int *neighbours, __global int *distance, __global int *found, int level)
{
    int vertex = get_global_id(0);
    if (atomic_or(&distance[vertex], 0) != level) // an atomic load: another work-item may be storing here
        return;
    for (int k = start[vertex]; k < start[vertex + 1]; k++) {
        if (atomic_cmpxchg(&distance[neighbours[k]], -1, level + 1) == -1)
            atomic_inc(&found[level]);
    }
}

// Undefined: plain stores of the same value. Known devices do what is meant; the standard promises nothing.
__kernel void expand_plainly(__global const int *start, __global const int *neighbours, __global const int *before,
                             __global int *after, int level)
{
    int vertex = get_global_id(0);
    if (before[vertex] != level)
        return;
    for (int k = start[vertex]; k < start[vertex + 1]; k++) {
        if (before[neighbours[k]] < 0)
            after[neighbours[k]] = level + 1;
    }
}
