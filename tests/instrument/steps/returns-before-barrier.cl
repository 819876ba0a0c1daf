// A work-item returns before a barrier that the others reach: there all of them end.
// launch missing global 3 local 3
// argument int[3] index
// differs
kernel void missing(global int *a)
{
    local int s[3];
    int l = get_local_id(0);
    s[l] = a[l];
    if (l == 1)
        return;
    s[l]++;
    barrier(CLK_LOCAL_MEM_FENCE);
    a[l] = s[2 - l];
}
// steps 0.0: 5 missing(): a=a[0]; 8: l=0; 9; 10; 12; 13
// steps 0.1: 5 missing(): a=a[0]; 8: l=1; 9; 10; 11
// steps 0.2: 5 missing(): a=a[0]; 8: l=2; 9; 10; 12; 13
