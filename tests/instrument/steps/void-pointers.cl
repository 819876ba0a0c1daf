// Pointers without a type, to global, local and private memory.
// launch raw global 2 local 2
// argument int[4] index
void zero(void *what, size_t bytes)
{
    uchar *at = what;
    while (bytes-- > 0)
        at[bytes] = 0;
}
kernel void raw(global void *a)
{
    local short s[4];
    int l = get_local_id(0), x = 0x10203;
    local void *mine = s + 2 * l;
    *(local short *)mine = 5;
    global void *p = (global int *)a + l;
    const void *q = &x;
    x += *(const int *)q;
    zero(&x, 2);
    *(global int *)p = x + s[2 * l];
}
// steps 0.0: 10 raw(): a=a[0]; 13: l=0 x=66051; 14: mine=s[0]; 15; 16: p=a[0]; 17: q=&x; 18: x=132102; 19: x=131072;
// ... 4 zero(): what=&x bytes=2; 6: at=&x; 7: bytes=1; 8; 7: bytes=0; 8; 7: bytes=18446744073709551615; 20
// steps 0.1: 10 raw(): a=a[0]; 13: l=1 x=66051; 14: mine=s[2]; 15; 16: p=a[4]; 17: q=&x; 18: x=132102; 19: x=131072;
// ... 4 zero(): what=&x bytes=2; 6: at=&x; 7: bytes=1; 8; 7: bytes=0; 8; 7: bytes=18446744073709551615; 20
