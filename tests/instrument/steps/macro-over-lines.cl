// Statements that are arguments of a macro over several lines are at their own lines.
// launch spread global 1 local 1
// argument int[1] 2
#define REPEAT(I, N, ...) for (int I = 0; I < N; I++) { __VA_ARGS__ }
kernel void spread(global int *a)
{
    int x = 0;
    REPEAT(i, a[0],
        x += i;
        x++;
    )
    a[0] = x;
}
// steps 0.0: 5 spread(): a=a[0]; 7: x=0; 8: i=0; 8; 9; 10: x=1; 8: i=1; 8; 9: x=2; 10: x=3; 8: i=2; 8; 12
