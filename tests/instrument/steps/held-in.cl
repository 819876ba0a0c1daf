// Accesses outside of an array and a division by zero, which the recorder keeps from happening: what comes of them is 0.
// launch wrong global 1 local 1
// argument int[2] 4 0
// differs
kernel void wrong(global int *a)
{
    int m[2] = {1, 2};
    int x = 9;
    x = a[0] / a[1];
    x += a[7] + 1;
    a[9] = x;
    a[0] = x;
}
// steps 0.0: 5 wrong(): a=a[0]; 7: m={1, 2}; 8: x=9; 9: x=0; 10: x=1; 11; 12
