// launch k global 16 local 8
// argument int[16] index
// argument int 5
__kernel void k(__global int *a, int n)
{
    __local int t[8];
    int l = get_local_id(0), i = get_global_id(0);
    for (int j = 0; j < n; j++) {
        if (a[i] < 0 || j == 1) {
            a[i] += 1;
            continue;
        }
        t[l] = a[i] + j;
        barrier(CLK_LOCAL_MEM_FENCE);
        a[i] = t[(l + 1) & 7];
        for (int z = 0; z < 3; z++) {
            if (z == l) continue;
            if (z == 2) break;
            a[i]++;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (a[i] > 1000 || j == 3)
            break;
    }
    int j = 0;
    do {
        t[l] = a[i];
        barrier(CLK_LOCAL_MEM_FENCE);
        a[i] += t[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++j < 2 && a[i] != -5);
}
