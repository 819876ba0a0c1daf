// launch divergent global 4 local 4
// argument int[4] index
// differs
kernel void divergent(global int *a)
{
    local int s[4];
    int l = get_local_id(0);
    s[l] = 1;
    int n = a[l];
    while (n > 0) {
        n--;
        if (l > 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            s[l] += s[3 - l];
        }
    }
    a[l] = s[l];
}
// steps 0.0: 4 divergent(): a=a[0]; 7: l=0; 8; 9: n=0; 10
// steps 0.1: 4 divergent(): a=a[0]; 7: l=1; 8; 9: n=1; 10; 11: n=0; 12
// steps 0.2: 4 divergent(): a=a[0]; 7: l=2; 8; 9: n=2; 10; 11: n=1; 12; 13
// steps 0.3: 4 divergent(): a=a[0]; 7: l=3; 8; 9: n=3; 10; 11: n=2; 12; 13
