// launch macros global 2 local 2
// argument int[2] index
// argument int[2] zero
#define SWAP(A, B) int t = A; A = B; B = t;
#define STEP { sum += k; k = k * 2; }
constant int table[2] = {5, 6};
kernel void macros(global const int *a, global int *out)
{
    int x = a[0], y = a[1];
    SWAP(x, y)
    int sum = table[0], k = 1;
    while (k < 5) STEP
    { int x = 9; sum += x; }
    out[get_global_id(0)] = sum + x - y;
}
// steps 0.0: 7 macros(): a=a[0] out=out[0]; 9: x=0 y=1; 10: t=0; 10: x=1; 10: y=0; 11: sum=5 k=1; 12; 12: sum=6; 12: k=2; 12; 12: sum=8;
// ... 12: k=4; 12; 12: sum=12; 12: k=8; 12; 13: x=9; 13: sum=21; 14
// steps 0.1: 7 macros(): a=a[0] out=out[0]; 9: x=0 y=1; 10: t=0; 10: x=1; 10: y=0; 11: sum=5 k=1; 12; 12: sum=6; 12: k=2; 12; 12: sum=8;
// ... 12: k=4; 12; 12: sum=12; 12: k=8; 12; 13: x=9; 13: sum=21; 14
