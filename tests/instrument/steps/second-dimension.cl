// Work-items of the second dimension alone, and a barrier under a condition.
// launch column global 1 3 local 1 3
// argument int[4] 5 6 7 1
kernel void column(global int *a)
{
    local int s[3];
    int y = get_local_id(1), v = 0;
    s[y] = a[y];
    if (a[3]) {
        barrier(CLK_LOCAL_MEM_FENCE);
        v = s[2 - y];
    }
    a[y] = v + y;
}
// steps 0.0: 4 column(): a=a[0]; 7: y=0 v=0; 8; 9; 10; 11: v=7; 13
// steps 0.2: 4 column(): a=a[0]; 7: y=2 v=0; 8; 9; 10; 11: v=5; 13
