// launch outer global 8 local 4
// argument int[8] index
// trace 0.1: load a[1]=1; store a[1]=3; load a[1]=3; store a[1]=9
__attribute__((reqd_work_group_size(4, 1, 1))) __kernel void inner(__global int *p) { p[get_global_id(0)] += 2; }
__kernel void unused(__global int *p) { p[0] = 1; }
__kernel void outer(__global int *a)
{
    inner(a);
    a[get_global_id(0)] *= 3;
}
