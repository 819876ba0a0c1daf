// Single variables of functions that are called one after the other may lie in the same place.
// launch lives global 1 local 1
// argument int[1] 4
void set(int *where, int what)
{
    *where = what;
}
int first(int by)
{
    int one = 3;
    set(&one, by);
    return one;
}
int second(int by)
{
    int two = 4;
    set(&two, by);
    return two;
}
kernel void lives(global int *a)
{
    int n = first(a[0]);
    n += second(n);
    a[0] = n;
}
// steps 0.0: 20 lives(): a=a[0]; 22: n=4; 8 first(): by=4; 10: one=3; 11: one=4; 4 set(): where=&one what=4; 6; 12; 23: n=8;
// ... 14 second(): by=4; 16: two=4; 17; 4 set(): where=&two what=4; 6; 18; 24
