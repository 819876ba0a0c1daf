// A vector that gets its components one by one.
// launch parts global 1 local 1
// argument int[1] one
kernel void parts(global int *a)
{
    int2 v;
    v.x = a[0];
    v.y = v.x + 1;
    a[0] = v.y;
}
// steps 0.0: 4 parts(): a=a[0]; 7: v=(1, -); 8: v=(1, 2); 9
