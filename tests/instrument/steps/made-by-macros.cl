// Functions and variables whose names macros put together.
// launch generated global 1 local 1
// options -D LIMIT=2 -DTYPE=float
// argument int[1] 4
#define DEFINE(T) T twice_##T(T x) { return x * 2; }
#define LET(N, V) int v##N = V
DEFINE(int)
DEFINE(TYPE)
kernel void generated(global int *a)
{
    LET(1, a[0]); LET(2, LIMIT);
    v1 = twice_int(v2) + v1;
    TYPE f = twice_TYPE(v1);
#if LIMIT > 2
    f = 0;
#else
    f++;
#endif
    a[0] = f;
}
// steps 0.0: 9 generated(): a=a[0]; 11: v1=4; 11: v2=2; 12: v1=8; 7 twice_int(): x=2; 7; 13: f=16; 8 twice_TYPE(): x=8; 8; 17: f=17; 19
