// launch scale_float global 16 local 8
// options -DT=float -D FACTOR=3 -DTWICE(x)=((x)+(x))
// argument float[16] index
// argument float[32] zero
// trace 0.1: load in[1]=1; load in[1]=1; store out[1]=6; load in[1]=1; load out[1]=6; store in[1]=6; store out[1]=1
#define IN(i) in[i]
#define SWAP(x, y) { T t_ = (x); (x) = (y); (y) = t_; }
#define MAKE(TYPE) \
    __kernel void scale_##TYPE(__global TYPE *in, \
                               __global TYPE *out) \
    { \
        int i = get_global_id(0); \
        out[i] = TWICE(IN(i)) * FACTOR; \
        SWAP(IN(i), out[i]) \
    }
MAKE(float)
MAKE(int)
