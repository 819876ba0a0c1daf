// A private array of sums: its elements are accessed like memory, and kept within it.
//
// launch rows global 1 local 1
// dataflow
// argument float[4] index
// argument float[2] zero
// trace 0.0: store acc[0]=0; store acc[1]=0; load acc[0]=0; load in[0]=0; store acc[0]=0
// ... load acc[1]=0; load in[1]=1; store acc[1]=1; load acc[0]=0; load in[2]=2; store acc[0]=2
// ... load acc[1]=1; load in[3]=3; store acc[1]=4
// ... load acc[0]=2; store out[0]=2; load acc[1]=4; store out[1]=4
__kernel void rows(__global const float *in, __global float *out)
{
    float acc[2];
    for (int i = 0; i < 2; i++)
        acc[i] = 0;
    for (int i = 0; i < 4; i++)
        acc[i & 1] += in[i];
    for (int i = 0; i < 2; i++)
        out[i] = acc[i];
}
