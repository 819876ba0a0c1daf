// A goto leaves two loops at once.
// launch search global 2 local 2
// argument int[8] 9 9 4 9 9 9 9 9
// argument int[2] zero
kernel void search(global const int *a, global int *out)
{
    int x = 0, y = 0, g = get_global_id(0);
    for (y = 0; y < 2; y++) {
        for (x = 0; x < 2; x++) {
            if (a[4 * g + 2 * y + x] == 4)
                goto found;
        }
    }
    x = y = -1;
found:
    out[g] = 10 * y + x;
}
// steps 0.0: 5 search(): a=a[0] out=out[0]; 7: x=0 y=0 g=0; 8; 8; 9; 9; 10; 9: x=1; 9; 10; 9: x=2; 9; 8: y=1; 8; 9: x=0; 9; 10; 11; 16
// steps 0.1: 5 search(): a=a[0] out=out[0]; 7: x=0 y=0 g=1; 8; 8; 9; 9; 10; 9: x=1; 9; 10; 9: x=2; 9; 8: y=1; 8; 9: x=0; 9; 10; 9: x=1;
// ... 9; 10; 9: x=2; 9; 8: y=2; 8; 14: x=-1 y=-1; 16
