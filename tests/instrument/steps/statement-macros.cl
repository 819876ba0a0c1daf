// Statements that are arguments of macros.
// launch written global 1 local 1
// argument int[1] 2
#define REPEAT(N, BODY) for (int n_ = 0; n_ < (N); n_++) { BODY }
#define WHEN(C, A, B) if (C) { A; } else { B; }
kernel void written(global int *a)
{
    int x = a[0], y = 0;
    REPEAT(2, x++; y += x;)
    WHEN(x > 9, x = 0, y = 0)
    WHEN(y == 0, (void)0, y++)
    a[0] = x + y;
}
// steps 0.0: 6 written(): a=a[0]; 8: x=2 y=0; 9: n_=0; 9; 9: x=3; 9: y=3; 9: n_=1; 9; 9: x=4; 9: y=7; 9: n_=2; 9; 10; 10: y=0; 11; 11;
// ... 12
