// launch k global 8 local 8
// argument int[8] index
// differs
// fault 9 loop x1
__kernel void k(__global int *a)
{
    int i = get_global_id(0);
    int n = a[i] == 5 ? 0 : 1;
    while (n < 100) n += n > 0;
    a[i] = n;
}
