// Loops without bodies, without parts of their heads, and an endless one with a break.
// launch lengths global 1 local 1
// argument int[4] 5 2 7 0
// argument int[1] zero
kernel void lengths(global const int *a, global int *out)
{
    int n = 0;
    for (; a[n]; n++)
        ;
    int m;
    for (m = 0; a[m] != 2; m++);
    int k = 0;
    for (; k < 2;)
        k++;
    for (;;)
        if (++k > 3)
            break;
    while (a[--k] == 0);
    if (k > 5)
        ;
    else
        out[0] = n + m + k;
}
// steps 0.0: 5 lengths(): a=a[0] out=out[0]; 7: n=0; 8; 8: n=1; 8; 8: n=2; 8; 8: n=3; 8; 11: m=0; 11; 11: m=1; 11; 12: k=0; 13; 14: k=1;
// ... 13; 14: k=2; 13; 16: k=3; 16: k=4; 17; 18: k=3; 18: k=2; 19; 22
