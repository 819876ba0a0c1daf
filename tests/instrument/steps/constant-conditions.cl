// Conditions that are always so, but change a variable.
// launch always global 1 local 1
// argument int[1] zero
kernel void always(global int *a)
{
    int n = 0;
    while (n++, true) {
        if (n > 1)
            break;
    }
    do {
        a[0] += n;
    } while (n--, false);
    a[0] += n;
}
// steps 0.0: 4 always(): a=a[0]; 6: n=0; 7: n=1; 8; 7: n=2; 8; 9; 12; 13: n=1; 14
