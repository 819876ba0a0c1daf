// Pointers that are themselves loaded from memory, or made from integers, and lead to NULL.
// launch one_step_too_many global 1 local 1
// argument ulong[4] zero
// argument out int[1] zero
// finding out-of-bounds step
// launch until_the_last global 1 local 1
// argument ulong[4] zero
// argument out int[1] zero
// launch near_null global 4 local 4
// argument out int[4] zero
// finding out-of-bounds near
// launch before_null global 4 local 4
// argument out int[4] zero
// finding out-of-bounds before
// launch without_objects global 4 local 4
// finding out-of-bounds nowhere
void link(__global ulong *nodes)
{
    for (int i = 0; i < 3; i++)
        nodes[i] = (ulong)&nodes[i + 1];
}

__kernel void one_step_too_many(__global ulong *nodes, __global int *count)
{
    link(nodes);
    __global ulong *node = nodes;
    for (int i = 0; i < 5; i++)
        node = (__global ulong *)*node; // @step
    *count = node == 0;
}

__kernel void until_the_last(__global ulong *nodes, __global int *count)
{
    link(nodes);
    int passed = 0;
    for (__global ulong *node = nodes; *node; node = (__global ulong *)*node)
        passed++;
    *count = passed;
}

__kernel void near_null(__global int *result)
{
    size_t i = get_global_id(0);
    __global int *wild = (__global int *)8;
    result[i] = wild[i * 1024]; // @near
}

__kernel void before_null(__global int *result)
{
    int i = get_global_id(0);
    __global int *wild = (__global int *)(size_t)-100;
    result[i] = wild[-i * 1024]; // @before
}

__kernel void without_objects()
{
    __global int *none = 0;
    none[get_global_id(0)] = 1; // @nowhere
}
