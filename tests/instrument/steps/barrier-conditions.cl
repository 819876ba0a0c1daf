// Conditions that change variables and decide on barriers: of an if, a for loop and a while loop, with a function that does so.
// launch asked global 2 local 2
// argument int[4] 5 6 1 0
bool more(global const int *a, int *at)
{
    return a[(*at)++] > 0;
}
kernel void asked(global int *a)
{
    local int s[2];
    int l = get_local_id(0), n = 0, at = 1;
    if (n++ < a[2]) {
        s[l] = a[l];
        barrier(CLK_LOCAL_MEM_FENCE);
        n += s[1 - l];
    }
    for (int i = 0, last = a[2]; i <= last && (n = n * 2) < 99; i++) {
        if (n > 20)
            continue;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    while (more(a, &at)) {
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] = at;
    }
    a[l] = n + s[l];
}
// steps 0.0: 8 asked(): a=a[0]; 11: l=0 n=0 at=1; 12: n=1; 13; 14; 15: n=7; 17: i=0 last=1; 17: n=14; 18; 20; 17: i=1; 17: n=28; 18; 19;
// ... 17: i=2; 17; 22: at=2; 4 more(): a=a[0] at=&at; 6; 23; 24; 22: at=3; 4 more(): a=a[0] at=&at; 6; 23; 24; 22: at=4;
// ... 4 more(): a=a[0] at=&at; 6; 26
// steps 0.1: 8 asked(): a=a[0]; 11: l=1 n=0 at=1; 12: n=1; 13; 14; 15: n=6; 17: i=0 last=1; 17: n=12; 18; 20; 17: i=1; 17: n=24; 18; 19;
// ... 17: i=2; 17; 22: at=2; 4 more(): a=a[0] at=&at; 6; 23; 24; 22: at=3; 4 more(): a=a[0] at=&at; 6; 23; 24; 22: at=4;
// ... 4 more(): a=a[0] at=&at; 6; 26
