// Variables of one name: within a block, a loop, a loop's body and an if.
// launch shadowed global 1 local 1
// argument int[1] one
kernel void shadowed(global int *a)
{
    int x = 1;
    for (int x = 5; x < 7; x++) {
        int x = 9;
        x += a[0];
    }
    {
        int x = 2;
        x++;
    }
    if (x == 1) {
        float x = 0.5f;
        a[0] = x * 6;
    }
    x--;
    a[0] += x;
}
// steps 0.0: 4 shadowed(): a=a[0]; 6: x=1; 7: x=5; 7; 8: x=9; 9: x=10; 7: x=6; 7; 8: x=9; 9: x=10; 7: x=7; 7; 12: x=2; 13: x=3; 15;
// ... 16: x=0.5; 17; 19: x=0; 20
