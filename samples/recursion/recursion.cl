// Fibonacci's numbers: 0, 1, 1, 2, 3, 5, 8, ... each the sum of the two before it.

// As mathematics has it. OpenCL C forbids recursion: a device may have no stack. No kernel calls this function.
ulong fibonacci_recursive(uint n)
{
    return n < 2 ? n : fibonacci_recursive(n - 1) + fibonacci_recursive(n - 2);
}

// As a loop: the two newest numbers are enough, and n steps in place of more than 1.6^n calls.
ulong fibonacci(uint n)
{
    ulong2 pair = (ulong2)(0, 1);
    for (uint k = 0; k < n; k++)
        pair = (ulong2)(pair.y, pair.x + pair.y);
    return pair.x;
}

__kernel void all_up_to(__global ulong *numbers)
{
    numbers[get_global_id(0)] = fibonacci(get_global_id(0));
}

// What cannot be written with two numbers keeps its own stack: an array of what is still to be done. Adds up the leaves of the calls.
__kernel void with_a_stack(__global ulong *numbers)
{
    uint waiting[64];
    int count = 1;
    waiting[0] = get_global_id(0);
    ulong sum = 0;
    while (count > 0) {
        uint n = waiting[--count];
        if (n < 2) {
            sum += n;
        } else {
            waiting[count++] = n - 1;
            waiting[count++] = n - 2;
        }
    }
    numbers[get_global_id(0)] = sum;
}
