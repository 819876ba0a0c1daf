// Its clean twin: a loop made of goto that ends.
// launch k global 4 local 4
// argument int[4] zero
__kernel void k(__global int *a)
{
    int i = get_global_id(0), turns = 0;
again:
    turns++;
    if (turns < 12 + i) goto again; else a[i] = turns;
}
