// launch others global 2 local 2
// argument int[8] index
// argument int[2] zero
kernel void others(global int *a, global int *n)
{
    local int s[4];
    event_t e = async_work_group_copy(s, a, 4, 0);
    wait_group_events(1, &e);
    int old = atomic_add(n, s[1]);
    int4 v = vload4(0, a + 4);
    float part;
    float whole = fract(2.25f, &part);
    size_t g = get_global_id(0);
    long wide = (long)g << 40;
    v.lo = v.hi;
    vstore4(v, 0, a + 4 * g);
    const int last = old + (int)part + (whole > 0 ? 1 : 0);
    a[g] = last;
}
// steps 0.0: 4 others(): a=a[0] n=n[0]; 7; 8; 9: old=0; 10: v=(4, 5, 6, 7); 12: part=2 whole=0.25; 13: g=0; 14: wide=0;
// ... 15: v=(6, 7, 6, 7); 16; 17: last=3; 18
// steps 0.1: 4 others(): a=a[0] n=n[0]; 7; 8; 9: old=1; 10: v=(4, 5, 6, 7); 12: part=2 whole=0.25; 13: g=1; 14: wide=1099511627776;
// ... 15: v=(6, 7, 6, 7); 16; 17: last=4; 18
