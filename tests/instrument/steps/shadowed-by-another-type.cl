// A variable that has its address taken is shadowed by one of another type.
// launch covered global 1 local 1
// argument int[1] one
void set(int *where, int what)
{
    *where = what;
}
kernel void covered(global int *a)
{
    int x = 1, y = 2;
    set(&x, 3);
    {
        float2 x = (float2)(0.5f, y);
        set(&y, 4);
        a[0] = x.y;
    }
    a[0] += x + y;
}
// steps 0.0: 8 covered(): a=a[0]; 10: x=1 y=2; 11: x=3; 4 set(): where=&x what=3; 6; 13: x=(0.5, 2); 14: y=4; 4 set(): where=&y what=4;
// ... 6; 15; 17
