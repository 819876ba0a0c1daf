// Unions, of which each byte has a value or none.
// argument in int[16] index
// argument out uint[16] zero
// launch set_in_one_branch global 16 local 8
// finding uninitialised-read x.u 1branch
// differs
// launch set_in_both_branches global 16 local 8
// launch first_byte_only global 16 local 8
// finding uninitialised-read x.u 2word
// differs
// launch all_bytes global 16 local 8
// launch bytes_in_a_loop global 16 local 8
// launch smaller_member global 16 local 8
// finding uninitialised-read w.l 3long
// differs
// launch smaller_member_read global 16 local 8
// launch vector_by_components global 16 local 8
// finding uninitialised-read q.a 4element
// differs
// launch vector_by_all_components global 16 local 8
// launch struct_inside global 16 local 8
// finding uninitialised-read q.s.second 5second
// differs
// launch by_address global 16 local 8
// launch copied global 16 local 8
// launch beyond_an_array_inside global 16 local 8
// finding out-of-bounds p 6beyond
// differs
// launch array_inside global 16 local 8
typedef union {
    float f;
    uint u;
    uchar b[4];
} word;

typedef union {
    uint i;
    ulong l;
} wide;

typedef union {
    float4 v;
    float a[4];
    struct {
        int first, second;
    } s;
} quad;

typedef union {
    struct {
        int first;
        int a[2];
    } s;
    uint4 v;
} pieces;

__kernel void set_in_one_branch(__global const int *in, __global uint *out)
{
    word x;
    if (in[get_global_id(0)] > 4)
        x.f = 1;
    out[get_global_id(0)] = x.u; // @1branch
}

__kernel void set_in_both_branches(__global const int *in, __global uint *out)
{
    word x;
    if (in[get_global_id(0)] > 4)
        x.f = 1;
    else
        x.u = 7;
    out[get_global_id(0)] = x.u + x.b[2];
}

__kernel void first_byte_only(__global const int *in, __global uint *out)
{
    word x;
    x.b[0] = in[get_global_id(0)];
    out[get_global_id(0)] = x.u; // @2word
}

__kernel void all_bytes(__global const int *in, __global uint *out)
{
    word x;
    x.b[0] = in[0];
    x.b[3] = in[1];
    if (in[2] == 2)
        x.b[1] = x.b[2] = 4;
    else
        x.u = 0;
    out[get_global_id(0)] = x.u;
}

__kernel void bytes_in_a_loop(__global const int *in, __global uint *out)
{
    word x;
    for (int i = 0; i < 4; ++i)
        x.b[in[i]] = i;
    out[get_global_id(0)] = x.u;
}

__kernel void smaller_member(__global const int *in, __global uint *out)
{
    wide w;
    w.i = in[get_global_id(0)];
    out[get_global_id(0)] = (uint)(w.l >> 32); // @3long
}

__kernel void smaller_member_read(__global const int *in, __global uint *out)
{
    wide w;
    w.i = in[get_global_id(0)];
    w.i += 2;
    out[get_global_id(0)] = w.i;
}

__kernel void vector_by_components(__global const int *in, __global uint *out)
{
    quad q;
    q.v.xy = (float2)(in[1], in[2]);
    out[get_global_id(0)] = q.a[1] + q.a[2]; // @4element
}

__kernel void vector_by_all_components(__global const int *in, __global uint *out)
{
    quad q;
    q.v.xy = (float2)(in[1], in[2]);
    q.a[2] = q.v.y;
    q.v.w = 3;
    out[get_global_id(0)] = q.a[1] + q.a[2] + q.v.w + q.v.z;
}

__kernel void struct_inside(__global const int *in, __global uint *out)
{
    quad q;
    q.s.first = in[3];
    out[get_global_id(0)] = q.s.first + as_uint(q.a[0]);
    out[get_global_id(0)] += q.s.second; // @5second
}

void set(word *x, int to)
{
    x->u = to;
}

__kernel void by_address(__global const int *in, __global uint *out)
{
    word x;
    set(&x, in[2]);
    out[get_global_id(0)] = x.u;
}

__kernel void copied(__global const int *in, __global uint *out)
{
    word x, y;
    x.u = in[2];
    y = x;
    out[get_global_id(0)] = y.u + y.b[1];
}

__kernel void beyond_an_array_inside(__global const int *in, __global uint *out)
{
    pieces p;
    p.s.a[0] = in[1];
    p.s.a[1] = in[2];
    out[get_global_id(0)] = p.s.a[15]; // @6beyond
}

__kernel void array_inside(__global const int *in, __global uint *out)
{
    pieces p;
    p.s.a[0] = in[1];
    p.s.a[1] = in[2];
    out[get_global_id(0)] = p.s.a[1] + p.v.y;
}
