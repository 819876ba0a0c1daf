// The comma operator: in the step of a loop, within an expression, as a statement.
// launch commas global 1 local 1
// argument int[4] index
// argument int[2] zero
kernel void commas(global const int *a, global int *out)
{
    int sum = 0, t;
    for (int i = 0, j = 3; i < j; i++, j--)
        sum += (t = a[i], t * a[j]);
    int x, y;
    x = sum, y = x++ + t;
    out[0] = y, out[1] = x;
}
// steps 0.0: 5 commas(): a=a[0] out=out[0]; 7: sum=0; 8: i=0 j=3; 8; 9: t=0; 8: i=1 j=2; 8; 9: sum=2 t=1; 8: i=2 j=1; 8; 11: x=3 y=3; 12
