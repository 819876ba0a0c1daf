// Conditions of while loops that change variables: also when they end the loop.
// launch drain global 1 local 1
// argument int[4] 3 5 0 7
kernel void drain(global int *a)
{
    int i = 0, v;
    while ((v = a[i++]) != 0)
        a[3] += v;
    int k = 2;
    while (k-- > 0) {
        if (k == 1)
            continue;
        i += k;
    }
    while (i > 0 && --k < -1)
        i--;
    a[0] = i + k;
}
// steps 0.0: 4 drain(): a=a[0]; 6: i=0; 7: i=1 v=3; 8; 7: i=2 v=5; 8; 7: i=3 v=0; 9: k=2; 10: k=1; 11; 12; 10: k=0; 11; 13; 10: k=-1;
// ... 15: k=-2; 16: i=2; 15: k=-3; 16: i=1; 15: k=-4; 16: i=0; 15; 17
