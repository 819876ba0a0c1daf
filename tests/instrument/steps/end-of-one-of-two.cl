// A pointer into one of two buffers goes to the end of it.
// launch ends global 2 local 2
// argument int[2] 3 4
// argument int[3] 5 6 7
kernel void ends(global int *a, global const int *b)
{
    int i = get_global_id(0), sum = 0;
    global const int *p = i ? b : a, *end = i ? b + 3 : a + 2;
    while (p != end)
        sum += *p++;
    local int s[2];
    s[i] = sum;
    a[i] = s[i];
}
// steps 0.0: 5 ends(): a=a[0] b=b[0]; 7: i=0 sum=0; 8: p=a[0] end=a[2]; 9; 10: sum=3 p=a[1]; 9; 10: sum=7 p=a[2]; 9; 12; 13
// steps 0.1: 5 ends(): a=a[0] b=b[0]; 7: i=1 sum=0; 8: p=b[0] end=b[3]; 9; 10: sum=5 p=b[1]; 9; 10: sum=11 p=b[2]; 9; 10: sum=18 p=b[3];
// ... 9; 12; 13
