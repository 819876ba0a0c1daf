// launch k global 4 4 4 local 2 2 2 offset 1 2 3
// argument int[512] zero
// trace 7.7: store a[428]=7
__kernel void k(__global int *a)
{
    size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    size_t l = get_local_id(0) + 2 * (get_local_id(1) + 2 * get_local_id(2));
    a[(x + 8 * y) % 64 + 64 * (z % 8)] = l;
}
