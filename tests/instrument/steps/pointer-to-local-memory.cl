// Pointers into local memory: rows of an array, as an argument of the kernel and of a function.
// launch rows global 2 local 2
// argument int[2] 6 8
// argument local 16
void put(local int *where, int what)
{
    where++;
    *where = what;
}
kernel void rows(global int *a, local int *other)
{
    local int tile[2][2];
    int l = get_local_id(0);
    local int *mine = tile[l];
    mine[0] = a[l];
    put(mine, l);
    put(other + 2 * l, 5);
    barrier(CLK_LOCAL_MEM_FENCE);
    mine = tile[1 - l];
    int v = *mine++;
    v += *mine + other[1];
    a[l] = v;
}
// steps 0.0: 10 rows(): a=a[0] other=other[0]; 13: l=0; 14: mine=tile[0]; 15; 16; 5 put(): where=tile[0] what=0; 7: where=tile[1]; 8; 17;
// ... 5 put(): where=other[0] what=5; 7: where=other[1]; 8; 18; 19: mine=tile[2]; 20: mine=tile[3] v=8; 21: v=14; 22
// steps 0.1: 10 rows(): a=a[0] other=other[0]; 13: l=1; 14: mine=tile[2]; 15; 16; 5 put(): where=tile[2] what=1; 7: where=tile[3]; 8; 17;
// ... 5 put(): where=other[2] what=5; 7: where=other[3]; 8; 18; 19: mine=tile[0]; 20: mine=tile[1] v=6; 21: v=11; 22
