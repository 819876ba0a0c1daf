// Loops that count in their conditions, down and by halves; decisions that are known before.
// launch counting global 1 local 1
// argument int[1] 5
kernel void counting(global int *a)
{
    int sum = 0;
    for (uint i = 2; i-- > 0;)
        sum += i;
    for (int d = a[0]; d; d >>= 1)
        sum += d;
    int left = 3;
    while (--left)
        if (sizeof(int) == 4)
            sum++;
    if (0)
        sum = 0;
    else if (left++ == 1)
        sum = 1;
    else if (left++ == 1)
        sum--;
    a[0] = sum;
}
// steps 0.0: 4 counting(): a=a[0]; 6: sum=0; 7: i=2; 7: i=1; 8: sum=1; 7: i=0; 8; 7: i=4294967295; 9: d=5; 9; 10: sum=6; 9: d=2; 9;
// ... 10: sum=8; 9: d=1; 9; 10: sum=9; 9: d=0; 9; 11: left=3; 12: left=2; 13; 14: sum=10; 12: left=1; 13; 14: sum=11; 12: left=0; 15;
// ... 17: left=1; 19: left=2; 20: sum=10; 21
