// Adds 0.1 many times over: the exact sum is known, so the error can be seen.
__kernel void in_float(__global float *sums, int rounds)
{
    float sum = 0;
    for (int k = 0; k < rounds; k++)
        sum += 0.1f;
    sums[get_global_id(0)] = sum;
}

// The same float, with the part that each addition lost carried along (Kahan's sum).
__kernel void in_float_carried(__global float *sums, int rounds)
{
    volatile float sum = 0; // volatile: or a compiler may take the carried part for 0
    volatile float lost = 0;
    for (int k = 0; k < rounds; k++) {
        float wanted = 0.1f - lost;
        volatile float next = sum + wanted;
        lost = (next - sum) - wanted;
        sum = next;
    }
    sums[get_global_id(0)] = sum;
}

#ifdef cl_khr_fp64
__kernel void in_double(__global double *sums, int rounds)
{
    double sum = 0;
    for (int k = 0; k < rounds; k++)
        sum += 0.1;
    sums[get_global_id(0)] = sum;
}
#endif
