// An array is shadowed where a function changes another variable.
// launch covered global 1 local 1
// argument int[1] one
void set(int *where, int what)
{
    *where = what;
}
kernel void covered(global int *a)
{
    int m[2] = {1, 2}, y = 5;
    for (int m = 0; m < 1; m++)
        set(&y, 4);
    a[0] += m[0] + y;
}
// steps 0.0: 8 covered(): a=a[0]; 10: m={1, 2} y=5; 11: m=0; 11; 12: y=4; 4 set(): where=&y what=4; 6; 11: m=1; 11; 13
