// Loops with hints for unrolling are loops like others.
// launch unrolled global 1 local 1
// options -cl-std=CL3.0
// argument int[3] 4 5 6
kernel void unrolled(global int *a)
{
    int sum = 0;
    #pragma unroll
    for (int i = 0; i < 3; i++)
        sum += a[i];
    __attribute__((opencl_unroll_hint(2)))
    while (sum > 13)
        sum--;
    __attribute__((opencl_unroll_hint))
    do {
        sum -= 6;
    } while (sum > 0);
    a[0] = sum;
}
// steps 0.0: 5 unrolled(): a=a[0]; 7: sum=0; 9: i=0; 9; 10: sum=4; 9: i=1; 9; 10: sum=9; 9: i=2; 9; 10: sum=15; 9: i=3; 9; 12;
// ... 13: sum=14; 12; 13: sum=13; 12; 16: sum=7; 17; 16: sum=1; 17; 16: sum=-5; 17; 18
