// A macro or a helper stands for the line that uses or holds it.
// launch by_macro global 8 local 8
// argument int[2] zero
// finding data-race a use/use
// launch by_helper global 8 local 8
// argument int[2] zero
// finding data-race a helper/helper
// launch by_helper_apart global 8 local 8
// argument int[8] zero
// launch two_parameters global 8 local 4
// argument int[16] index
// argument same 0
// finding data-race a from/from
// launch two_parameters_apart global 8 local 4
// argument int[16] index
// argument same 0
// launch pointer_to_middle global 8 local 8
// argument int[16] zero
// finding data-race a lower/upper
#define PUT(A, I, V) \
    do { \
        (A)[I] = (V); \
    } while (0)

void put(__global int *p, int v)
{
    *p = v; // @helper
}

__kernel void by_macro(__global int *a)
{
    PUT(a, get_global_id(0) / 4, get_global_id(0)); // @use
}

__kernel void by_helper(__global int *a)
{
    put(a + get_global_id(0) / 4, get_global_id(0));
}

__kernel void by_helper_apart(__global int *a)
{
    put(a + get_global_id(0), get_global_id(0));
}

__kernel void two_parameters(__global int *a, __global int *b)
{
    int i = get_global_id(0);
    b[i + 1] = a[i]; // @from
}

__kernel void two_parameters_apart(__global int *a, __global int *b)
{
    int i = get_global_id(0);
    b[i + 8] = a[i];
}

__kernel void pointer_to_middle(__global int *a)
{
    int i = get_global_id(0);
    __global int *middle = a + 4;
    a[i] = i; // @lower
    middle[i] = -i - 1; // @upper
}
