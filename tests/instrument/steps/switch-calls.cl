// A switch whose condition calls a function that changes a variable through a pointer: that is done before the case.
// launch states global 1 local 1
// argument int[1] 2
int advance(int *state)
{
    return ++*state;
}
kernel void states(global int *a)
{
    int s = a[0], r = 1;
    switch (advance(&s)) {
    case 3:
        r = s * 2;
        break;
    }
    a[0] = r;
}
// steps 0.0: 8 states(): a=a[0]; 10: s=2 r=1; 11: s=3; 4 advance(): state=&s; 6; 13: r=6; 14; 16
