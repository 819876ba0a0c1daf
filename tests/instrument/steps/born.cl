// launch born global 4 local 4
// argument float[4] index
float root(float x)
{
    return sqrt(x);
}
kernel void born(global float *a)
{
    int id = get_global_id(0);
    float x = a[id];
    float y = x - 2.0f;
    float z = root(y) * 2.0f;
    float w = z + 1.0f;
    a[id] = w;
}
// steps 0.3: 7 born(): a=a[0]; 9: id=3; 10: x=3; 11: y=1; 12: z=2; 3 root(): x=1; 5; 13: w=3; 14
