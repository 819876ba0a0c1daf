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
// launch vload_of_bytes global 4 local 4
// argument in uchar[64] index
// argument out float[16] zero
// differs
// finding misaligned-access a loaded
// launch vload_of_local_bytes global 4 local 4
// argument out float[4] zero
// differs
// finding misaligned-access t two
// launch vstore_of_bytes global 4 local 4
// argument uchar[64] index
// differs
// finding misaligned-access a kept
// launch half_of_bytes global 4 local 4
// argument in uchar[64] index
// argument out float[4] zero
// differs
// finding misaligned-access a half
// launch atomic_of_bytes global 4 local 4
// argument uchar[64] index
// differs
// finding misaligned-access a added
// launch copy_of_bytes global 4 local 4
// argument in uchar[64] index
// argument out int[4] zero
// differs
// finding misaligned-access a from
// launch copy_to_bytes global 4 local 4
// argument in int[4] index
// argument uchar[64] index
// differs
// finding misaligned-access b to
// launch fract_of_bytes global 4 local 4
// argument out float[4] zero
// argument uchar[64] index
// differs
// finding misaligned-access b part
// launch whole_halves global 4 local 4
// argument in half[64] index
// argument out float4[8] zero
// differs
// finding misaligned-access a halves
// launch whole_elements global 4 local 4
// argument uchar[192] index
// argument out int[4] zero
// launch private_bytes global 4 local 4
// argument in int[64] index
// argument out int[4] zero
// differs
// finding misaligned-access bytes private
// launch private_words global 4 local 4
// argument in int[64] index
// argument out int[4] zero
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

kernel void vload_of_bytes(global const uchar *a, global float *b)
{
    int i = get_global_id(0);
    vstore4(vload4(0, (global const float *)(a + 1 + 8 * i)), i, b); // @loaded
}

kernel void vload_of_local_bytes(global float *b)
{
    local uchar t[80];
    int l = get_local_id(0);
    for (int i = l; i < 80; i += 4)
        t[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    b[l] = vload2(0, (local float *)(t + 2 + 4 * l)).y; // @two
}

kernel void vstore_of_bytes(global uchar *a)
{
    int i = get_global_id(0);
    vstore2((int2)(i), 0, (global int *)(a + 1 + 8 * i)); // @kept
}

kernel void half_of_bytes(global const uchar *a, global float *b)
{
    int i = get_global_id(0);
    b[i] = vload_half(i, (global const half *)(a + 1)); // @half
}

kernel void atomic_of_bytes(global uchar *a)
{
    atomic_inc((volatile global int *)(a + 2 + 4 * get_global_id(0))); // @added
}

kernel void copy_of_bytes(global const uchar *a, global int *b)
{
    local int t[4];
    event_t e = async_work_group_copy(t, (global const int *)(a + 1), 4, 0); // @from
    wait_group_events(1, &e);
    b[get_global_id(0)] = t[get_local_id(0)];
}

kernel void copy_to_bytes(global const int *a, global uchar *b)
{
    local int t[4];
    t[get_local_id(0)] = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t e = async_work_group_copy((global int *)(b + 6), t, 4, 0); // @to
    wait_group_events(1, &e);
}

kernel void fract_of_bytes(global float *a, global uchar *b)
{
    int i = get_global_id(0);
    a[i] = fract(i + 0.5f, (global float *)(b + 2 + 4 * i)); // @part
}

kernel void whole_halves(global const half *a, global float4 *b)
{
    int i = get_global_id(0);
    b[i] = vloada_half4(i, a + 4) + vload_half4(i, a + 1);
    b[4 + i] = vloada_half4(i, a + 2); // @halves
}

kernel void whole_elements(global uchar *a, global int *b)
{
    local int t[4];
    int i = get_global_id(0);
    vstore3(vload3(0, (global const float *)(a + 4 + 12 * i)), i, (global float *)(a + 64));
    atomic_add((global int *)(a + 120), 1);
    event_t e = async_work_group_copy(t, (global const int *)(a + 128), 4, 0);
    wait_group_events(1, &e);
    b[i] = t[get_local_id(0)];
}

kernel void private_bytes(global const int *a, global int *b)
{
    uchar bytes[8] __attribute__((aligned(4)));
    for (int i = 0; i < 8; ++i)
        bytes[i] = a[i];
    b[get_global_id(0)] = *(int *)(bytes + a[1]); // @private
}

kernel void private_words(global const int *a, global int *b)
{
    uchar bytes[8] __attribute__((aligned(4)));
    for (int i = 0; i < 8; ++i)
        bytes[i] = a[i];
    b[get_global_id(0)] = *(int *)(bytes + 4 * a[1]);
}
