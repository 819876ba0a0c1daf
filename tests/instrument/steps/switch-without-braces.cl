// A switch with a default alone and no braces, one within another, and one that comes to no case.
// launch states global 2 local 2
// argument int[2] 2 5
kernel void states(global int *a)
{
    int s = a[get_global_id(0)], r = 1;
    switch (s)
    default:
        r += s;
    switch (r) {
    case 6:
        switch (s) {
        case 5:
            break;
        default:
            r = 0;
        }
        r++;
        break;
    case 3:
        switch (s) case 4: r = 0;
    }
    a[get_global_id(0)] = r;
}
// steps 0.0: 4 states(): a=a[0]; 6: s=2 r=1; 7; 9: r=3; 10; 21; 23
// steps 0.1: 4 states(): a=a[0]; 6: s=5 r=1; 7; 9: r=6; 10; 12; 14; 18: r=7; 19; 23
