// launch k global 8 local 8
// argument int[8] index
// trace 0.1: load ks[1]=1; store ks[1]=3
int ks_load(int x) { return x + 1; }
#define KS_ADD(x) ((x) + 1)
__kernel void k(__global int *ks)
{
    int ks_t0 = get_global_id(0);
    ks[ks_t0] = KS_ADD(ks_load(ks[ks_t0]));
}
