// What a pragma says for a function stands at its start.
// launch exact global 1 local 1
// argument float[1] 3
kernel void exact(global float *a)
{
    #pragma OPENCL FP_CONTRACT OFF
    float x = a[0];
    {
        #pragma OPENCL FP_CONTRACT ON
        x = x * x + 1;
    }
    a[0] = x;
}
// steps 0.0: 4 exact(): a=a[0]; 7: x=3; 10: x=10; 12
