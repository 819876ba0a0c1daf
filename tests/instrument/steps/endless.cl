// launch endless global 1 local 1
// argument int[1] zero
// differs
// turns 3
kernel void endless(global int *a)
{
    int n = 0;
    while (a[0] == 0)
        n++;
    a[0] = n;
}
// steps 0.0: 5 endless(): a=a[0]; 7: n=0; 8; 9: n=1; 8; 9: n=2; 8; 10
