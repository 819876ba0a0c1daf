// Work-items that part before barriers and meet again, and barriers under a condition that holds for all.
// launch rounds global 4 local 4
// argument int[5] one
kernel void rounds(global int *a)
{
    local int s[4];
    int l = get_local_id(0);
    int n = 0;
    while (n < l)
        n++;
    s[l] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (a[4] > 0) {
        s[l] += 10;
        barrier(CLK_LOCAL_MEM_FENCE);
        n = s[3 - l];
    } else
        n = -1;
    a[l] = n;
}
// steps 0.0: 4 rounds(): a=a[0]; 7: l=0; 8: n=0; 9; 11; 12; 13; 14; 15; 16: n=13; 19
// steps 0.1: 4 rounds(): a=a[0]; 7: l=1; 8: n=0; 9; 10: n=1; 9; 11; 12; 13; 14; 15; 16: n=12; 19
// steps 0.2: 4 rounds(): a=a[0]; 7: l=2; 8: n=0; 9; 10: n=1; 9; 10: n=2; 9; 11; 12; 13; 14; 15; 16: n=11; 19
// steps 0.3: 4 rounds(): a=a[0]; 7: l=3; 8: n=0; 9; 10: n=1; 9; 10: n=2; 9; 10: n=3; 9; 11; 12; 13; 14; 15; 16: n=10; 19
