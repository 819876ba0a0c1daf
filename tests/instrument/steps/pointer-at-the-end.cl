// A pointer that walks over a buffer and ends right behind it.
// launch total global 1 local 1
// argument int[3] 1 2 3
kernel void total(global int *a)
{
    int sum = 0;
    global int *end = a + 3;
    for (global int *p = a; p < end; p++)
        sum += *p;
    a[0] = sum;
}
// steps 0.0: 4 total(): a=a[0]; 6: sum=0; 7: end=a[3]; 8: p=a[0]; 8; 9: sum=1; 8: p=a[1]; 8; 9: sum=3; 8: p=a[2]; 8; 9: sum=6; 8: p=a[3];
// ... 8; 10
