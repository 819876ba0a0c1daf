// A variable that has its address taken is shadowed where it is changed through the pointer: that is seen when the block has ended.
// launch hidden global 1 local 1
// argument int[1] one
kernel void hidden(global int *a)
{
    int x = 1;
    int *p = &x;
    {
        int x = 5;
        *p = 7;
        x++;
    }
    {
        int old = x--, x = 30;
        a[0] = old + x;
    }
    a[0] += x;
}
// steps 0.0: 4 hidden(): a=a[0]; 6: x=1; 7: p=&x; 9: x=5; 10; 11: x=6 x=7; 14: old=7 x=30; 15: x=6; 17
