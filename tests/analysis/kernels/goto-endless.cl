// launch k global 4 local 4
// argument int[4] zero
// differs
// finding endless-loop 10
__kernel void k(__global int *a)
{
    int i = get_global_id(0), turns = 0;
again:
    turns++;
    if (turns != 0) goto again; else a[i] = 1;
    a[i] = 2;
}
