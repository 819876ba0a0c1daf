// launch apart global 8 local 8
// argument int[8] zero
// finding barrier-divergence meet/apart
// launch together global 8 local 8
// argument int[8] zero
// argument int 3
// launch nested global 8 local 8
// argument int[8] zero
// finding barrier-divergence inner/nested
int met(int x)
{
    barrier(CLK_LOCAL_MEM_FENCE);
    return x;
}

__kernel void apart(__global int *a)
{
    int l = get_local_id(0);
    if (met(l) < 4) { // @apart
        a[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE); // @meet
    }
    a[l] += 2;
}

__kernel void together(__global int *a, int n)
{
    int l = get_local_id(0);
    if (met(l) + n > 2) {
        a[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        a[l] += met(l);
    }
    a[l] += 2;
}

__kernel void nested(__global int *a)
{
    int l = get_local_id(0);
    if (met(l) >= 0) {
        if (met(a[l]) == l) // @nested
            barrier(CLK_LOCAL_MEM_FENCE); // @inner
        else
            a[l] = 5;
    }
}
