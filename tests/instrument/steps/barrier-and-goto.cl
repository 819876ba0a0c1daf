// A loop of goto around a barrier, and a return of all work-items before the next one.
// launch again global 2 local 2
// argument int[3] 1 2 0
kernel void again(global int *a)
{
    local int s[2];
    int l = get_local_id(0), turn = 0;
    s[l] = a[l];
repeat:
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = s[turn];
    if (++turn < 2)
        goto repeat;
    a[l] = v * 10 + turn;
    if (a[2] == 0)
        return;
    barrier(CLK_LOCAL_MEM_FENCE);
    a[l] = s[0];
}
// steps 0.0: 4 again(): a=a[0]; 7: l=0 turn=0; 8; 10; 11: v=1; 12: turn=1; 13; 10; 11: v=2; 12: turn=2; 14; 15; 16
// steps 0.1: 4 again(): a=a[0]; 7: l=1 turn=0; 8; 10; 11: v=1; 12: turn=1; 13; 10; 11: v=2; 12: turn=2; 14; 15; 16
