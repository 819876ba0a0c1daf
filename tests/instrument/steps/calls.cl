// launch calls global 2 local 1
// argument float[2] one
int twice(int x)
{
    return 2 * x;
}
int both(int a, int b)
{
    int c = twice(a) + twice(b);
    return c;
}
void put(int *where, int what)
{
    *where = what;
    where[0] += 1;
}
kernel void calls(global float *out)
{
    int r = both(3, 4);
    put(&r, r + 1);
    if (twice(r) > 30)
        r = 0;
    out[get_global_id(0)] = r;
}
// steps 0.0: 17 calls(): out=out[0]; 19: r=14; 7 both(): a=3 b=4; 9: c=14; 3 twice(): x=3; 5; 3 twice(): x=4; 5; 10; 20: r=16;
// ... 12 put(): where=&r what=15; 14; 15; 21; 3 twice(): x=16; 5; 22: r=0; 23
// options -cl-std=CL1.2
