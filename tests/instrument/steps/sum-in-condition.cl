// Conditions that meet: functions with barriers in what decides in a loop and an if.
// launch agreed global 2 local 2
// argument int[2] 3 1
int sum(local int *s, int mine)
{
    int l = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    return s[0] + s[1];
}
kernel void agreed(global int *a)
{
    local int s[2];
    int v = a[get_local_id(0)];
    while (sum(s, v) > 2)
        v--;
    if (sum(s, v + 1) == 4)
        v = 9;
    a[get_local_id(0)] = v;
}
// steps 0.0: 12 agreed(): a=a[0]; 15: v=3; 16; 4 sum(): s=s[0] mine=3; 6: l=0; 7; 8; 9; 10; 17: v=2; 16; 4 sum(): s=s[0] mine=2; 6: l=0;
// ... 7; 8; 9; 10; 18; 4 sum(): s=s[0] mine=3; 6: l=0; 7; 8; 9; 10; 19: v=9; 20
// steps 0.1: 12 agreed(): a=a[0]; 15: v=1; 16; 4 sum(): s=s[0] mine=1; 6: l=1; 7; 8; 9; 10; 17: v=0; 16; 4 sum(): s=s[0] mine=0; 6: l=1;
// ... 7; 8; 9; 10; 18; 4 sum(): s=s[0] mine=1; 6: l=1; 7; 8; 9; 10; 19: v=9; 20
