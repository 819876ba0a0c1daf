// What a return statement changes in variables of the caller is seen there; its own variables end.
// launch takes global 1 local 1
// argument int[3] 7 8 9
int take(global const int *a, int *at)
{
    return a[(*at)++];
}
kernel void takes(global int *a)
{
    int at = 0;
    int sum = take(a, &at) * 10 + take(a, &at);
    if (take(a, &at) > 5 && at == 3)
        sum += at;
    a[0] = sum;
}
// steps 0.0: 8 takes(): a=a[0]; 10: at=0; 11: at=2 sum=78; 4 take(): a=a[0] at=&at; 6; 4 take(): a=a[0] at=&at; 6; 12: at=3;
// ... 4 take(): a=a[0] at=&at; 6; 13: sum=81; 14
