// String literals are arrays in constant memory.
// argument in int[16] index
// argument out int[16] zero
// launch behind_variable global 16 local 8
// finding out-of-bounds "abc" 1variable
// differs
// launch within_variable global 16 local 8
// launch subscripted global 16 local 8
// finding out-of-bounds "0123456789abcde" 2subscripted
// differs
// launch subscript_within global 16 local 8
// launch moved global 16 local 8
// finding out-of-bounds "abcdef" 3moved
// differs
// launch passed global 16 local 8
// finding out-of-bounds "%2" 4passed
// differs
// launch passed_within global 16 local 8
// launch one_of_table global 16 local 8
// finding out-of-bounds "several.words" 5table
// differs
// launch no_arrays global 16 local 8
// launch own_name global 16 local 8
// finding out-of-bounds "own_name" 6name
// differs
__kernel void behind_variable(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    const __constant char *s = "abc";
    out[i] = s[in[i] / 3]; // @1variable
}

__kernel void within_variable(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    const __constant char *s = "abc";
    out[i] = s[in[i] / 4];
}

__kernel void subscripted(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = "0123456789abcde"[in[i] + 1]; // @2subscripted
}

__kernel void subscript_within(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = "0123456789" "abcde"[in[i]] + "0123456789abcde"[15 - in[i]];
    printf("%s %c\n", "printed", "0123456789abcde"[in[i]]);
}

__kernel void moved(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int sum = 0;
    __constant char *s = in[i] > 8 ? "abcdef" : "abcdefghijkl";
    for (int k = 0; k < 8; ++k)
        sum += *s++; // @3moved
    out[i] = sum;
}

int sumOf(const __constant char *text, int n)
{
    int sum = 0;
    for (int i = 0; i < n; ++i)
        sum += text[i]; // @4passed
    return sum;
}

__kernel void passed(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = sumOf("%2", 4) + sumOf(("vwxyz"), 6);
}

__kernel void passed_within(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = sumOf("xy", 3) + sumOf(&"vwxyz"[2], 4);
}

__constant char *__constant table[] = {"one", "several"
                                              ".words"};

__kernel void one_of_table(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = table[0][in[i] / 4] + table[1][in[i]]; // @5table
}

__constant char third = "abc"[2];
__constant char text[] = "text";

__kernel void no_arrays(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    __constant char second = "abc"[1];
    char own[8] = "own";
    struct {
        int n;
        char name[8];
    } named = {1, "name"};
    out[i] = third + second + own[in[i] / 2] + named.name[in[i] / 2] + text[in[i] / 4] + sizeof("size") + sizeof "size"[0];
}

__kernel void own_name(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = __func__[in[i]]; // @6name
}
