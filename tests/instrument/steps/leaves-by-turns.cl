// Work-items that leave a loop with barriers in different turns, each by its own way.
// launch parting global 3 local 3
// argument int[3] zero
kernel void parting(global int *a)
{
    local int s[3];
    int l = get_local_id(0), n = 0;
    s[l] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 3; d++) {
        int v = 0;
        if (l >= d)
            v = s[l - d];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (v)
            s[l] += v;
        else
            n--;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (;;) {
        if (n++ >= l)
            break;
        a[l] += n;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    a[l] += s[2 - l];
}
// steps 0.0: 4 parting(): a=a[0]; 7: l=0 n=0; 8; 9; 10: d=1; 10; 11: v=0; 12; 14; 15; 18: n=-1; 19; 10: d=2; 10; 11: v=0; 12; 14; 15;
// ... 18: n=-2; 19; 10: d=3; 10; 22: n=-1; 24; 22: n=0; 24; 22: n=1; 23; 26; 27
// steps 0.1: 4 parting(): a=a[0]; 7: l=1 n=0; 8; 9; 10: d=1; 10; 11: v=0; 12; 13: v=1; 14; 15; 16; 19; 10: d=2; 10; 11: v=0; 12; 14; 15;
// ... 18: n=-1; 19; 10: d=3; 10; 22: n=0; 24; 22: n=1; 24; 22: n=2; 23; 26; 27
// steps 0.2: 4 parting(): a=a[0]; 7: l=2 n=0; 8; 9; 10: d=1; 10; 11: v=0; 12; 13: v=1; 14; 15; 16; 19; 10: d=2; 10; 11: v=0; 12; 13: v=1;
// ... 14; 15; 16; 19; 10: d=3; 10; 22: n=1; 24; 22: n=2; 24; 22: n=3; 23; 26; 27
