// A work-item's variables live in registers. There are a few hundred at most; what does not fit goes to memory, and back: it spills.

// Few values at a time: everything stays in registers.
__kernel void in_registers(__global const float *input, __global float *output)
{
    int g = get_global_id(0);
    float x = input[g];
    float sum = 0;
    for (int k = 0; k < SIZE; k++)
        sum += x * k;
    output[g] = sum;
}

// A private array with an index that is not known when the kernel is compiled: it cannot be kept in registers.
__kernel void in_an_array(__global const float *input, __global float *output, int seed)
{
    int g = get_global_id(0);
    float values[SIZE];
    for (int k = 0; k < SIZE; k++)
        values[k] = input[g] * k;
    float sum = 0;
    int at = seed % SIZE;
    for (int k = 0; k < SIZE; k++) {
        sum += values[at];
        at = (at * 5 + 3) % SIZE;
    }
    output[g] = sum;
}

// Wrong: one element of the array is never assigned to.
__kernel void one_forgotten(__global const float *input, __global float *output)
{
    int g = get_global_id(0);
    float values[8];
    for (int k = 1; k < 8; k++)
        values[k] = input[g] * k;
    float sum = 0;
    for (int k = 0; k < 8; k++)
        sum += values[k];
    output[g] = sum;
}
