// Compound assignments, and ++ and -- before and after their operands.
// launch compound global 1 local 1
// argument int[2] index
kernel void compound(global int *a)
{
    int i = 5;
    i <<= 2;
    i |= 3;
    i ^= 1;
    i %= 6;
    i -= -4;
    int j = i++ * 2;
    int k = --i + j--;
    uchar u = 255;
    u++;
    u--;
    u >>= 3;
    u *= 10;
    float f = k;
    f++;
    f /= 4;
    a[i++ - 8] += f;
    a[1] = -j + ~i + !u;
}
// steps 0.0: 4 compound(): a=a[0]; 6: i=5; 7: i=20; 8: i=23; 9: i=22; 10: i=4; 11: i=8; 12: i=9 j=16; 13: i=8 j=15 k=24; 14: u=255;
// ... 15: u=0; 16: u=255; 17: u=31; 18: u=54; 19: f=24; 20: f=25; 21: f=6.25; 22: i=9; 23
