// launch k global 8 local 8
// argument int[8] index
// argument int 1
int meet(void) { barrier(CLK_LOCAL_MEM_FENCE); return 1; }
__kernel void k(__global int *a, int n)
{
    int l = get_local_id(0);
    int x = n && meet();
    x += l < 8 && meet();
    x += l < 0 ? meet() : 5;
    a[l] = x;
}
