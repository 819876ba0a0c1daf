// A do loop with a switch, in one of whose cases all work-items meet.
// launch phases global 2 local 2
// argument int[3] 4 9 0
kernel void phases(global int *a)
{
    local int s[2];
    int l = get_local_id(0), phase = a[2], v = 0;
    do {
        switch (phase) {
        case 0:
            s[l] = a[l];
            break;
        case 1:
            barrier(CLK_LOCAL_MEM_FENCE);
            v = s[1 - l];
            continue;
        default:
            v -= l;
        }
        v += 1;
    } while (phase++ < 2);
    a[l] = v;
}
// steps 0.0: 4 phases(): a=a[0]; 7: l=0 phase=0 v=0; 9; 11; 12; 20: v=1; 21: phase=1; 9; 14; 15: v=9; 16; 21: phase=2; 9; 18; 20: v=10;
// ... 21: phase=3; 22
// steps 0.1: 4 phases(): a=a[0]; 7: l=1 phase=0 v=0; 9; 11; 12; 20: v=1; 21: phase=1; 9; 14; 15: v=4; 16; 21: phase=2; 9; 18: v=3;
// ... 20: v=4; 21: phase=3; 22
