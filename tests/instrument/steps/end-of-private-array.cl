// A pointer that walks over a private array and ends right behind it.
// launch summed global 1 local 1
// argument int[2] 3 4
kernel void summed(global int *a)
{
    int own[2] = {a[0], a[1]}, sum = 0;
    for (const int *p = own; p < own + 2; p++)
        sum += *p;
    a[0] = sum;
}
// steps 0.0: 4 summed(): a=a[0]; 6: own={3, 4} sum=0; 7: p=own[0]; 7; 8: sum=3; 7: p=own[1]; 7; 8: sum=7; 7: p=own[2]; 7; 9
