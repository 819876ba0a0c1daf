// continue and break in a switch within loops: continue is for the loop, also for a do loop within another.
// launch sifted global 1 local 1
// argument int[4] 0 1 2 1
kernel void sifted(global int *a)
{
    int n = 0, i = 0;
    for (; i < 4; i++) {
        switch (a[i]) {
        case 0:
            continue;
        case 1:
            n++;
            break;
        default:
            n += 10;
            __attribute__((fallthrough));
        case 3:;
        }
        n += 100;
    }
    do {
        i--;
        do {
            n--;
            if (n & 1)
                continue;
            n -= 9;
        } while (n > 308);
        if (i > 2)
            continue;
        i = 0;
    } while (i > 0);
    a[0] = n;
}
// steps 0.0: 4 sifted(): a=a[0]; 6: n=0 i=0; 7; 8; 10; 7: i=1; 7; 8; 12: n=1; 13; 19: n=101; 7: i=2; 7; 8; 15: n=111; 19: n=211; 7: i=3;
// ... 7; 8; 12: n=212; 13; 19: n=312; 7: i=4; 7; 22: i=3; 24: n=311; 25; 26; 28; 24: n=310; 25; 27: n=301; 28; 29; 30; 32; 22: i=2;
// ... 24: n=300; 25; 27: n=291; 28; 29; 31: i=0; 32; 33
