// launch k global 16 local 8
// argument int[16] index
// argument local 64
// argument int4 1 2 3 4
typedef struct { int key; float weight; } entry;
void put(__local entry *e, int key, float weight) { e->key = key; e->weight = weight; }
__kernel void k(__global int *a, __local entry *entries, int4 n)
{
    __local entry best;
    int l = get_local_id(0), i = get_global_id(0);
    put(&entries[l], a[i], a[i] * 0.5f + n.w);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        best = entries[0];
        for (int j = 1; j < 8; j++)
            if (entries[j].weight > best.weight) best = entries[j];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    a[i] = best.key + n.s1;
}
