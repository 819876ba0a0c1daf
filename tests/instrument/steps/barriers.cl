// launch barriers global 4 local 4
// argument int[4] index
kernel void barriers(global int *a)
{
    local int s[4];
    int l = get_local_id(0);
    s[l] = a[l];
    for (int d = 2; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            s[l] += s[l + d];
    }
    if (l == 0)
        a[0] = s[0];
}
// steps 0.0: 3 barriers(): a=a[0]; 6: l=0; 7; 8: d=2; 8; 9; 10; 11; 8: d=1; 8; 9; 10; 11; 8: d=0; 8; 13; 14
// steps 0.1: 3 barriers(): a=a[0]; 6: l=1; 7; 8: d=2; 8; 9; 10; 11; 8: d=1; 8; 9; 10; 8: d=0; 8; 13
// steps 0.2: 3 barriers(): a=a[0]; 6: l=2; 7; 8: d=2; 8; 9; 10; 8: d=1; 8; 9; 10; 8: d=0; 8; 13
// steps 0.3: 3 barriers(): a=a[0]; 6: l=3; 7; 8: d=2; 8; 9; 10; 8: d=1; 8; 9; 10; 8: d=0; 8; 13
