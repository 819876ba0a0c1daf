// Arrays that a pointer may lead to lie one after the other in memory: what goes beyond one of them is in none.
// argument in int[8] index
// argument out int[8] zero
// argument local 32
// argument local 32
// launch one_of_tables global 8 local 8
// finding out-of-bounds second_table 1tables
// differs
// launch one_of_tables_within global 8 local 8
// launch several_tables global 8 local 8
// finding out-of-bounds wide 2helper
// finding out-of-bounds rows 2helper
// differs
// launch as_many_as_are_set global 8 local 8
// finding out-of-bounds primes 3primes
// differs
// launch measured global 8 local 8
// launch changed_places global 8 local 8
// finding out-of-bounds now 4places
// differs
// launch changed_places_within global 8 local 8
// launch one_of_arguments global 8 local 8
// finding out-of-bounds second 5arguments
// differs
// launch rows_of_places global 8 local 8
// finding out-of-bounds upper 6rows
// differs
__constant int second_table[4] = {1, 2, 3, 4};
__constant int first_table[1 << 2] = {5, 6, 7, 8};
__constant int rows[2][3] = {{1, 2, 1}, {2, 4, 2}}, wide[3] = {1, 0, -1};
__constant int primes[] = {2, 3, 5, 7}, squares[] = {1, 4, 9, 16};
__constant int measured_table[4] = {1, 2, 3, 4}, other_table[sizeof(measured_table) / sizeof(int)] = {5, 6, 7, 8};

__kernel void one_of_tables(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int i = get_global_id(0);
    __constant int *table = in[i] & 1 ? first_table : second_table;
    out[i] = table[in[i] & 1 ? 0 : 4]; // @1tables
}

__kernel void one_of_tables_within(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int i = get_global_id(0);
    __constant int *table = in[i] & 1 ? first_table : second_table;
    out[i] = table[in[i] & 3];
}

int sum_of(__constant int *weights, int i)
{
    int sum = 0;
    for (int k = 0; k < (i & 1 ? 4 : 7); k++)
        sum += weights[k]; // @2helper
    return sum;
}

__kernel void several_tables(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int i = get_global_id(0);
    if (i < 4)
        out[i] = sum_of(i & 1 ? wide : &rows[0][0], i);
}

__kernel void as_many_as_are_set(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int i = get_global_id(0);
    __constant int *table = i < 4 ? primes : squares;
    out[i] = table[i < 4 ? i + 1 : 0]; // @3primes
}

__kernel void measured(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int i = get_global_id(0);
    __constant int *table = i < 4 ? measured_table : other_table;
    out[i] = sizeof(measured_table) + sizeof(other_table) + table[i & 3];
}

__kernel void changed_places(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    __local int now[8], next[8];
    __local int *from = now, *to = next;
    int l = get_local_id(0);
    from[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    to[l] = from[l] + from[l + 1]; // @4places
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *other = from;
    from = to;
    to = other;
    out[l] = from[l];
}

__kernel void changed_places_within(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    __local int now[8], next[8];
    __local int *from = now, *to = next;
    int l = get_local_id(0);
    from[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    to[l] = from[l] + from[l < 7 ? l + 1 : l];
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *other = from;
    from = to;
    to = other;
    out[l] = from[l];
}

__kernel void one_of_arguments(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    int l = get_local_id(0);
    first[l] = l;
    second[l] = -l;
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *one = l == 7 ? second : first;
    out[l] = one[l + 1]; // @5arguments
}

__kernel void rows_of_places(__global const int *in, __global int *out, __local int *first, __local int *second)
{
    __local int upper[2][4], lower[2][4];
    int l = get_local_id(0);
    upper[l / 4][l % 4] = l;
    lower[l / 4][l % 4] = -l;
    barrier(CLK_LOCAL_MEM_FENCE);
    __local int *one = l == 7 ? &upper[0][0] : &lower[0][0];
    out[l] = one[l < 7 ? l : 8]; // @6rows
}
