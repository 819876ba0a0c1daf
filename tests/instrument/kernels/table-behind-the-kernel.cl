// Tables that are declared behind the kernel, one of them used by a function that is defined behind it.
// launch k global 8 local 4
// argument int[8] zero
// trace 0.1: load before[1]=20; load behind[1]=200; store a[1]=220
int later(int i);
__constant int before[4] = {10, 20, 30, 40};
__kernel void k(__global int *a)
{
    int i = get_global_id(0);
    int own = before[i & 3];
    a[i] = own + later(i);
}
__constant int unused[3] = {1, 2, 3};
__constant int behind[4] = {100, 200, 300, 400};
int later(int i) { return behind[i & 3]; }
__kernel void other(__global int *a) { a[0] = unused[get_global_id(0)]; }
