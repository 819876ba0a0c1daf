// Work-items that return behind a barrier before which the whole group may have returned: PoCL 3.1 has them go on, or ends the process.
// launch first global 16 local 8
// argument int 2
// argument int[16] zero
// trace 0.0: barrier local; store a[0]=1
// trace 0.1: barrier local
// trace 1.0: barrier local; store a[1]=1
// launch someStay global 16 local 8
// argument int 2
// argument int[16] zero
// trace 0.0: barrier local; store a[0]=2
// trace 0.7: barrier local; store a[7]=1
// trace 1.7: barrier local; store a[15]=1; store a[15]=2
// launch inHelper global 16 local 8
// argument int 2
// argument int[16] zero
// differs
// trace 0.0: barrier local; store a[0]=2
// trace 0.3: barrier local; store a[3]=1
// trace 1.3: barrier local; store a[11]=1
__kernel void first(int n, __global int *a)
{
    int l = get_local_id(0), row = get_group_id(0);
    if (row >= n)
        return;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l != 0)
        return;
    a[row] = 1;
}
__kernel void someStay(int n, __global int *a)
{
    int l = get_local_id(0), row = get_group_id(0);
    if (n > 3)
        return;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 7) {
        a[get_global_id(0)] = 1;
        if (row != 1)
            return;
    }
    a[get_global_id(0)] = 2;
}
void mark(int n, __global int *a)
{
    if (n > 3)
        return;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 3)
        a[get_global_id(0)] = 1;
}
__kernel void inHelper(int n, __global int *a)
{
    mark(n, a);
    if (get_local_id(0) == 3)
        return;
    a[get_global_id(0)] = 2;
}
