// A work-item leaves a loop before the barrier that the others reach: there all of them end.
// launch broken global 3 local 3
// argument int[3] 5 6 7
// differs
kernel void broken(global int *a)
{
    local int s[3];
    int l = get_local_id(0), n = 0;
    for (int i = 0; i < 3; i++) {
        s[l] = n;
        if (i == 1 && l == 2)
            break;
        barrier(CLK_LOCAL_MEM_FENCE);
        n += s[l] + 1;
    }
    a[l] = n;
}
// steps 0.0: 5 broken(): a=a[0]; 8: l=0 n=0; 9: i=0; 9; 10; 11; 13; 14: n=1; 9: i=1; 9; 10; 11; 13
// steps 0.2: 5 broken(): a=a[0]; 8: l=2 n=0; 9: i=0; 9; 10; 11; 13; 14: n=1; 9: i=1; 9; 10; 11; 12
