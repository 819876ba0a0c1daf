// Loops around barriers whose conditions have to be asked for: they change variables, some continue before the barrier.
// launch meeting global 2 local 2
// argument int[3] 4 8 2
kernel void meeting(global int *a)
{
    local int s[2];
    int l = get_local_id(0), sum = 0;
    int n = a[2];
    while (n-- > 0) {
        s[l] = a[l] + n;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += s[1 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == n)
            continue;
        sum++;
    }
    do {
        barrier(CLK_LOCAL_MEM_FENCE);
        int old = s[l];
        s[l] = old + ++n;
    } while (n < a[2] - 1);
    a[l] = sum + s[l];
}
// steps 0.0: 4 meeting(): a=a[0]; 7: l=0 sum=0; 8: n=2; 9: n=1; 10; 11; 12: sum=9; 13; 14; 16: sum=10; 9: n=0; 10; 11; 12: sum=18; 13;
// ... 14; 15; 9: n=-1; 19; 20: old=4; 21: n=0; 22; 19; 20: old=4; 21: n=1; 22; 23
// steps 0.1: 4 meeting(): a=a[0]; 7: l=1 sum=0; 8: n=2; 9: n=1; 10; 11; 12: sum=5; 13; 14; 15; 9: n=0; 10; 11; 12: sum=9; 13; 14;
// ... 16: sum=10; 9: n=-1; 19; 20: old=8; 21: n=0; 22; 19; 20: old=8; 21: n=1; 22; 23
