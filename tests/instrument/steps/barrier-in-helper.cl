// A function with barriers, which some of its calls leave before these; its variables are its own.
// launch shared global 2 local 2
// argument int[3] 3 4 1
int other(local int *s, int mine, int on)
{
    int l = get_local_id(0);
    if (on < 0)
        return mine;
    s[l] = mine;
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = s[1 - l];
    barrier(CLK_LOCAL_MEM_FENCE);
    return v;
}
kernel void shared(global int *a)
{
    local int s[2];
    int l = get_local_id(0), v = a[l];
    for (int on = a[2]; on > -2; on -= 2)
        v += other(s, v, on);
    a[l] = v;
}
// steps 0.0: 15 shared(): a=a[0]; 18: l=0 v=3; 19: on=1; 19; 20: v=7; 4 other(): s=s[0] mine=3 on=1; 6: l=0; 7; 9; 10; 11: v=4; 12; 13;
// ... 19: on=-1; 19; 20: v=14; 4 other(): s=s[0] mine=7 on=-1; 6: l=0; 7; 8; 19: on=-3; 19; 21
// steps 0.1: 15 shared(): a=a[0]; 18: l=1 v=4; 19: on=1; 19; 20: v=7; 4 other(): s=s[0] mine=4 on=1; 6: l=1; 7; 9; 10; 11: v=3; 12; 13;
// ... 19: on=-1; 19; 20: v=14; 4 other(): s=s[0] mine=7 on=-1; 6: l=1; 7; 8; 19: on=-3; 19; 21
