// Functions of one name that call each other.
// launch twice global 1 local 1
// argument float[1] 3
int __attribute__((overloadable)) grown(int x)
{
    int y = x + 1;
    return y;
}
float __attribute__((overloadable)) grown(float x)
{
    float z = grown((int)x) + 0.5f;
    z *= 2;
    return z;
}
kernel void twice(global float *a)
{
    float x = a[0];
    x = grown(x);
    a[0] = x;
}
// steps 0.0: 15 twice(): a=a[0]; 17: x=3; 18: x=9; 9 grown(): x=3; 11: z=4.5; 4 grown(): x=3; 6: y=4; 7; 12: z=9; 13; 19
