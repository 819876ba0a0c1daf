// Pointers into one of two buffers, of another type than the buffer's, and none.
// launch choice global 2 local 2
// argument int[8] index
// argument float[4] index
kernel void choice(global int *a, global float *b)
{
    int i = get_global_id(0);
    global int *p = i ? a + 2 : (global int *)b;
    p += 1;
    global int4 *v = (global int4 *)a + 1;
    global const short *s = (global const short *)a + 3;
    global float *none = 0;
    if (p > a + 1 && p < a + 8)
        none = b + 2;
    p = NULL;
    a[i] = (none != 0) + v->x + *s + (p == 0);
}
// steps 0.1: 5 choice(): a=a[0] b=b[0]; 7: i=1; 8: p=a[2]; 9: p=a[3]; 10: v=a[4]; 11: s=a + 6 bytes; 12: none=NULL; 13; 14: none=b[2];
// ... 15: p=NULL; 16
