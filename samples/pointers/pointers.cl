// A pointer may be moved, compared and indexed; each access is still traced to the buffer that it lies in.
__kernel void walk(__global const int *input, __global int *output, int n)
{
    __global const int *end = input + n;
    int sum = 0;
    for (__global const int *p = input + get_global_id(0); p < end; p += get_global_size(0))
        sum += *p;
    output[get_global_id(0)] = sum;
}

// An array of pointers in private memory: which buffer is read depends on the work-item.
__kernel void choose(__global const int *first, __global const int *second, __global const int *third, __global int *output)
{
    __global const int *sources[3];
    sources[0] = first;
    sources[1] = second;
    sources[2] = third;
    int g = get_global_id(0);
    output[g] = sources[g % 3][g];
}

int middle_of(__global const int *at)
{
    return at[1]; // counted from where the pointer stands
}

// A pointer into the middle of a buffer as an argument of a function.
__kernel void pass(__global const int *input, __global int *output)
{
    int g = get_global_id(0);
    output[g] = middle_of(input + g);
}

// Wrong: the pointer is moved before it is compared, so the last step reads one behind the end.
__kernel void too_far(__global const int *input, __global int *output, int n)
{
    __global const int *p = input;
    int sum = *p;
    while (p < input + n) {
        ++p;
        sum += *p;
    }
    output[0] = sum;
}
