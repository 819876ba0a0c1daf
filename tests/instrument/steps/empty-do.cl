// A do loop without a body, loops with labels, and a jump behind the last statement of a loop.
// launch emptied global 1 local 1
// argument int[1] 3
kernel void emptied(global int *a)
{
    int n = a[0];
    do; while (--n);
outer:
    while (n < 4) {
        n++;
        if (n == 1)
            goto next;
        if (n == 3)
            goto outer;
        n++;
    next:;
    }
    for (int i = 0; i < 2; i++) {
        if (i == 0)
            goto end;
        n = -n;
    end:;
    }
    a[0] = n;
}
// steps 0.0: 4 emptied(): a=a[0]; 6: n=3; 7: n=2; 7: n=1; 7: n=0; 9; 10: n=1; 11; 12; 9; 10: n=2; 11; 13; 15: n=3; 9; 10: n=4; 11; 13;
// ... 15: n=5; 9; 18: i=0; 18; 19; 20; 18: i=1; 18; 19; 21: n=-5; 18: i=2; 18; 24
