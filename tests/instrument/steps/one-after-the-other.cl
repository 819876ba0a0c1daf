// Variables whose lives don't overlap may lie in the same place: pointers lead to the one that is there.
// launch lives global 1 local 1
// argument int[1] 4
void set(int *where, int what)
{
    *where = what;
}
int first(int by)
{
    int one[4] = {by};
    set(one + 1, by);
    return one[1];
}
int second(int by)
{
    int two[4] = {by};
    set(two + 2, by);
    return two[2];
}
kernel void lives(global int *a)
{
    int n = a[0];
    {
        int x[4] = {n};
        set(x, 1);
        n += x[0];
    }
    {
        int y[4] = {n};
        set(y + 3, 2);
        n += y[3];
    }
    n += first(n);
    n += second(n);
    a[0] = n;
}
// steps 0.0: 20 lives(): a=a[0]; 22: n=4; 24: x={4, 0, 0, 0}; 25: x={1, 0, 0, 0}; 4 set(): where=x[0] what=1; 6; 26: n=5;
// ... 29: y={5, 0, 0, 0}; 30: y={5, 0, 0, 2}; 4 set(): where=y[3] what=2; 6; 31: n=7; 33: n=14; 8 first(): by=7; 10: one={7, 0, 0, 0};
// ... 11: one={7, 7, 0, 0}; 4 set(): where=one[1] what=7; 6; 12; 34: n=28; 14 second(): by=14; 16: two={14, 0, 0, 0};
// ... 17: two={14, 0, 14, 0}; 4 set(): where=two[2] what=14; 6; 18; 35
