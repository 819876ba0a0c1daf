// Arrays of small numbers that get their elements one by one, in a loop anew each time.
// launch packed global 1 local 1
// argument int[2] 7 8
kernel void packed(global int *a)
{
    for (int i = 0; i < 2; i++) {
        uchar m[6];
        short2 v[2];
        m[4] = a[i];
        m[1 + i] = 3;
        v[1].y = m[4];
        a[i] = v[1].y;
    }
}
// steps 0.0: 4 packed(): a=a[0]; 6: i=0; 6; 9: m={-, -, -, -, 7, -}; 10: m={-, 3, -, -, 7, -}; 11: v={(-, -), (-, 7)}; 12; 6: i=1; 6;
// ... 9: m={-, -, -, -, 8, -}; 10: m={-, -, 3, -, 8, -}; 11: v={(-, -), (-, 8)}; 12; 6: i=2; 6
