// A pointer into a string literal, which is shown as that.
// launch read global 1 local 1
// argument int[2] one
kernel void read(global int *a)
{
    const constant char *s = "abc";
    s += 2;
    a[0] = *s;
    a[1] = "xyz"[a[1]];
}
// steps 0.0: 4 read(): a=a[0]; 6: s="abc"[0]; 7: s="abc"[2]; 8; 9
