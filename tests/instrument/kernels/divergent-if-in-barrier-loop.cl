// launch k global 16 local 8
// argument int[16] index
// differs
// trace 0.4: load a[4]=4; store s[4]=4; barrier local; load s[4]=4; load s[5]=5; store s[4]=9; barrier local; load s[4]=9; load s[6]=13; store s[4]=22; barrier local; barrier local
__kernel void k(__global int *a)
{
    __local int s[8];
    int t = get_local_id(0), n = get_local_size(0);
    s[t] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < n; d *= 2) {
        if (t % (2 * d) == 0) s[t] += s[t + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) a[get_group_id(0)] = s[0];
}
