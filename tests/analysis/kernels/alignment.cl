// Casts to pointers of a stricter alignment.
// launch one_float_on global 4 local 4
// argument in float[32] index
// argument out float[16] zero
// differs
// finding misaligned-access a vector
// launch whole_vectors global 4 local 4
// argument in float[32] index
// argument out float[16] zero
// launch vload_is_right global 4 local 4
// argument in float[32] index
// argument out float[16] zero
// launch stored global 4 local 4
// argument int[64] index
// differs
// finding misaligned-access a put
// launch bytes_of_local_memory global 4 local 4
// argument int[64] index
// differs
// finding misaligned-access s count
// finding uninitialised-read s count
// launch words_of_local_memory global 4 local 4
// argument int[64] index
// launch in_a_struct global 4 local 4
// argument int[64] index
// differs
// finding misaligned-access a value
// launch by_a_helper global 4 local 4
// argument int[64] index
// differs
// finding misaligned-access a helped
// launch in_a_loop global 4 local 4
// argument in float[128] index
// argument out float[16] zero
// differs
// finding misaligned-access a summed
kernel void one_float_on(global const float *a, global float *b)
{
    int i = get_global_id(0);
    float4 v = *(global const float4 *)(a + i * 5); // @vector
    vstore4(v, i, b);
}

kernel void whole_vectors(global const float *a, global float *b)
{
    int i = get_global_id(0);
    float4 v = ((global const float4 *)a)[i];
    vstore4(v, i, b);
}

kernel void vload_is_right(global const float *a, global float *b)
{
    int i = get_global_id(0);
    vstore4(vload4(0, a + i * 5), i, b);
}

kernel void stored(global int *a)
{
    int i = get_global_id(0);
    global char *bytes = (global char *)a + 2;
    *(global int *)(bytes + 8 * i) = i; // @put
}

kernel void bytes_of_local_memory(global int *a)
{
    local uchar s[64];
    int l = get_local_id(0);
    local uint *word = (local uint *)(s + l * 5);
    *word += l; // @count
    a[l] = l;
}

kernel void words_of_local_memory(global int *a)
{
    local int s[16];
    int l = get_local_id(0);
    local uchar *bytes = (local uchar *)s;
    local uint *word = (local uint *)(bytes + l * 8);
    *word = l;
    a[l] = *word;
}

typedef struct {
    char tag;
    int value;
} record;

kernel void in_a_struct(global int *a)
{
    int i = get_global_id(0);
    global record *r = (global record *)((global char *)a + 9 * i);
    r->value = i; // @value
}

void put(global short *p, int i)
{
    *p = i; // @helped
}

kernel void by_a_helper(global int *a)
{
    int i = get_global_id(0);
    put((global short *)((global char *)a + 4 * i + 1), i);
}

kernel void in_a_loop(global const float *a, global float *b)
{
    int i = get_global_id(0);
    float4 sum = 0.0f;
    for (int j = 0; j < 16; j++)
        sum += *(global const float4 *)(a + j * 6); // @summed
    vstore4(sum, i, b);
}
