// A switch whose condition changes a variable: before the case that follows.
// launch counted global 3 local 3
// argument int[3] index
int named(int n)
{
    switch (n--) {
    case 2:
        return n;
    }
    return n + 10;
}
kernel void counted(global int *a)
{
    int n = a[get_global_id(0)], r = 0;
    switch (n++) {
    case 0:
        r = n;
        break;
    case 1:
        n = 2;
    }
    a[get_global_id(0)] = r + named(n);
}
// steps 0.0: 12 counted(): a=a[0]; 14: n=0 r=0; 15: n=1; 17: r=1; 18; 22; 4 named(): n=1; 6: n=0; 10
// steps 0.1: 12 counted(): a=a[0]; 14: n=1 r=0; 15: n=2; 20; 22; 4 named(): n=2; 6: n=1; 8
// steps 0.2: 12 counted(): a=a[0]; 14: n=2 r=0; 15: n=3; 22; 4 named(): n=3; 6: n=2; 10
