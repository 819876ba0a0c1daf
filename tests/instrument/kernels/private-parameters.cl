// Accesses through pointers to the parameters of functions and of the kernel itself, inside and outside.
// launch parts global 4 local 4
// argument int[4] zero
// argument int4 1 2 3 4
// fault 10 index x2
// fault 16 index x1
// differs
int part(int2 of, int at)
{
    return ((int *)&of)[at - 1];
}

__kernel void parts(__global int *o, int4 all)
{
    int i = get_global_id(0);
    o[i] = ((int *)&all)[i + 1] + part((int2)(5, 6), (i + 1) & 1) + part((int2)(7, 8), 2);
}
