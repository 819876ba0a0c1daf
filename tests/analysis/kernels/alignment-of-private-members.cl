// Members behind pointers into private memory that a cast gave a stricter alignment.
// argument in int[16] index
// argument out int[16] zero
// launch member global 16 local 8
// finding misaligned-access b 1member
// differs
// launch aligned_member global 16 local 8
// launch second_member global 16 local 8
// finding misaligned-access b 2second
// differs
// launch member_of_bytes global 16 local 8
// launch element global 16 local 8
// finding misaligned-access b 3element
// differs
// launch aligned_element global 16 local 8
// launch member_of_member global 16 local 8
// finding misaligned-access b 4inner
// differs
// launch bytes_of_member global 16 local 8
// launch stored global 16 local 8
// finding misaligned-access b 5stored
// differs
// launch aligned_store global 16 local 8
// launch in_a_function global 16 local 8
// finding misaligned-access whole or b 6function
// differs
// launch address_alone global 16 local 8
// launch packed global 16 local 8
// launch moved global 16 local 8
// finding misaligned-access b 7moved
// differs
struct pair {
    uchar letter;
    uchar more[3];
    int value;
};

struct row {
    short tag;
    uchar letter;
    int values[3];
};

struct nest {
    struct pair first;
    struct pair second;
};

struct __attribute__((packed)) packed_pair {
    uchar letter;
    int value;
};

#define BYTES(B) uchar B[24] __attribute__((aligned(8))) = {1, 2, 3, 4, 5, 6, 7, 8}

__kernel void member(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct pair *p = (struct pair *)&b[2];
    out[i] = p->value + in[i]; // @1member
}

__kernel void aligned_member(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct pair *p = (struct pair *)&b[4];
    out[i] = p->value + in[i];
}

__kernel void second_member(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    out[i] = in[i] + ((struct nest *)(b + 1))->second.value; // @2second
}

__kernel void member_of_bytes(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct pair *p = (struct pair *)&b[2];
    out[i] = p->letter + p->more[in[i] & 1];
}

__kernel void element(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct row *p = (struct row *)&b[2];
    out[i] = p->tag + p->values[in[i] & 1]; // @3element
}

__kernel void aligned_element(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct row *p = (struct row *)&b[4];
    out[i] = p->values[in[i] & 1] + p->values[1];
}

__kernel void member_of_member(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct nest *p = (struct nest *)&b[6];
    out[i] = (p->first).value + in[i]; // @4inner
}

__kernel void bytes_of_member(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct nest *p = (struct nest *)&b[6];
    out[i] = p->first.letter + p->second.more[in[i] & 1];
}

__kernel void stored(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct row *p = (struct row *)&b[2];
    p->values[1] = in[i]; // @5stored
    out[i] = b[2];
}

__kernel void aligned_store(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct row *p = (struct row *)&b[4];
    p->values[in[i] & 1] = in[i];
    p->tag += 2;
    out[i] = b[12] + b[16] + b[4];
}

int valueOf(const struct pair *p)
{
    return p->value + 1; // @6function
}

__kernel void in_a_function(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct pair whole = {1, {2, 3, 4}, in[i]};
    out[i] = valueOf(&whole) + valueOf((const struct pair *)&b[3]);
}

__kernel void address_alone(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct row *p = (struct row *)&b[2];
    uchar *bytes = (uchar *)&p->values[in[i] & 1];
    uchar *all = (uchar *)p->values;
    out[i] = bytes[0] + all[1];
}

__kernel void packed(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct packed_pair *p = (struct packed_pair *)&b[2];
    struct pair whole = {1, {2, 3, 4}, in[i]};
    out[i] = p->value + ((struct pair *)(uchar *)&whole)->value;
}

__kernel void moved(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    BYTES(b);
    struct pair *p = (struct pair *)&b[1];
    p++;
    out[i] = p->value + in[i]; // @7moved
}
