// launch k global 8 local 4
// argument float[8] index
// argument float[8] zero
// trace 0.1: load a[1]=1; store o[1]=3.5; load o[1]=3.5; store o[1]=4
inline float doubled(float x)
{
    typedef union {
        uint bits;
        float value;
    } pun;
    pun p;
    p.value = x;
    p.bits += 1u << 23;
    return p.value;
}

inline float halved(float x)
{
    typedef struct {
        float value;
    } wrapped;
    wrapped w;
    w.value = x * 0.5f;
    return w.value;
}

__kernel void k(__global const float *a, __global float *o)
{
    int t = get_global_id(0);
    o[t] = doubled(a[t]) + 1.5f;
    o[t] += halved(1.0f);
}
