// launch k global 32 local 32
// argument int[64] index
// argument float[32] index
// argument char[32] index
// trace 0.2: load a[2]=2; store a[2]=7; load a[2]=7; store a[2]=14; load f[2]=2; store f[2]=1; load c[2]=2; store c[2]=-126
// ... load a[3]=3; store a[3]=4; load a[3]=4; store a[3]=3; load a[2]=14; store a[2]=13; load a[2]=13; store a[2]=14; store a[2]=0
__kernel __attribute__((reqd_work_group_size(32, 1, 1)))
void k(__global int *a, __global float *f, __global char *c)
{
    int i = get_global_id(0), j = i;
    a[i] += 5, (a)[i] *= 2;
    f[i] -= 1;
    c[i] += 128;
    if (i == 2) {
        int x = a[++j]++;
        x += a[j++]--;
        x += --a[i];
        x += ++*(a + i);
        (a[i]) = x - x;
    }
}
