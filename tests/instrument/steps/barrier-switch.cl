// Barriers in a switch, and behind a goto that some work-items take.
// launch ways global 2 local 2
// argument int[3] 6 8 1
kernel void ways(global int *a)
{
    local int s[2];
    int l = get_local_id(0), v = 1;
    switch (a[2]) {
    case 0:
        v = 9;
        break;
    case 1:
        s[l] = a[l];
        barrier(CLK_LOCAL_MEM_FENCE);
        v = s[1 - l];
    default:
        if (l == 1)
            v++;
    }
    if (v == 8)
        goto ready;
    v *= 2;
ready:
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] = v;
    a[l] = s[l] + 1;
}
// steps 0.0: 4 ways(): a=a[0]; 7: l=0 v=1; 8; 13; 14; 15: v=8; 17; 20; 21; 24; 25; 26
// steps 0.1: 4 ways(): a=a[0]; 7: l=1 v=1; 8; 13; 14; 15: v=6; 17; 18: v=7; 20; 22: v=14; 24; 25; 26
