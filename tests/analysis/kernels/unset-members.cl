// argument in int[16] index
// argument out int[16] zero
// launch one_member global 16 local 8
// finding uninitialised-read c.mass 1read
// differs
// launch all_members global 16 local 8
// launch in_one_branch global 16 local 8
// finding uninitialised-read c.count 2read
// differs
// launch in_both_branches global 16 local 8
// launch inner_member global 16 local 8
// finding uninitialised-read p.b.count 3read
// finding uninitialised-read p.a.at.y 4read
// differs
// launch inner_struct_whole global 16 local 8
// launch counted_up global 16 local 8
// finding uninitialised-read c.count 5count
// differs
// launch element_of_a_member global 16 local 8
// finding uninitialised-read h.bins 6read
// differs
// launch some_elements_of_a_member global 16 local 8
// launch copied_whole global 16 local 8
// launch by_a_function global 16 local 8
// launch with_a_value global 16 local 8
// launch of_each_turn global 16 local 8
// finding uninitialised-read c.mass 7read
// differs
// launch handed_on global 16 local 8
// launch within_expressions global 16 local 8
typedef struct {
    float3 at;
    float mass;
    int count;
} cell;

typedef struct {
    cell a, b;
} pair;

struct histogram {
    int bins[4];
    float2 bounds;
};

__kernel void one_member(__global const int *a, __global int *o)
{
    cell c;
    c.at = (float3)(1, 2, 3);
    c.count = a[get_global_id(0)];
    o[get_global_id(0)] = c.count + (int)c.at.x + (int)(c.mass * 2); // @1read
}

__kernel void all_members(__global const int *a, __global int *o)
{
    cell c;
    c.at = (float3)(1, 2, 3);
    c.count = a[get_global_id(0)];
    c.mass = 3;
    o[get_global_id(0)] = c.count + (int)c.at.x + (int)(c.mass * 2);
}

__kernel void in_one_branch(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c;
    c.mass = 2;
    if (a[t] > 5)
        c.count = 1;
    o[t] = c.count + (int)c.mass; // @2read
}

__kernel void in_both_branches(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c;
    if (a[t] > 5)
        c.count = 1;
    else
        c.count = 2;
    for (int i = 0; i < 3; ++i)
        c.count += i;
    o[t] = c.count;
}

__kernel void inner_member(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    pair p;
    p.a.count = a[t];
    p.b.mass = 3;
    o[t] = p.a.count + p.b.count; // @3read
    o[t] += (int)p.b.mass + (int)p.a.at.y; // @4read
}

__kernel void inner_struct_whole(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    pair p;
    cell c = {(float3)(1), 2, a[t]};
    p.a = c;
    p.b = p.a;
    p.b.at.y = 5;
    o[t] = p.a.count + p.b.count + (int)p.b.at.y + (int)p.b.at.z;
}

__kernel void counted_up(__global const int *a, __global int *o)
{
    cell c;
    for (int i = 0; i < 16; ++i)
        c.count += a[i]; // @5count
    o[get_global_id(0)] = c.count;
}

__kernel void element_of_a_member(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    struct histogram h;
    h.bounds.x = 1;
    o[t] = h.bins[a[t] & 3] + (int)h.bounds.y; // @6read
}

/* Which of its elements were assigned to is not followed. */
__kernel void some_elements_of_a_member(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    struct histogram h;
    for (int i = 0; i < 4; ++i)
        h.bins[i] = i;
    h.bins[a[t] & 3]++;
    o[t] = h.bins[a[t] & 3];
}

/* The padding, or a member that nobody needs, may go along. */
__kernel void copied_whole(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c, d;
    c.count = a[t];
    d = c;
    cell e = c;
    o[t] = d.count + e.count;
}

cell made(int count)
{
    cell c;
    c.count = count;
    return c;
}

void fill(cell *c, int count)
{
    c->count = count;
    c->mass = 1;
}

int of(cell c)
{
    return c.count;
}

__kernel void by_a_function(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c, d;
    c = made(a[t]);
    fill(&d, a[t]);
    o[t] = of(c) + c.count + d.count + (int)d.mass;
}

__kernel void with_a_value(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c = {0};
    struct histogram h = {{1, 2}, (float2)(1)};
    o[t] = c.count + h.bins[3];
}

__kernel void of_each_turn(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    for (int i = 0; i < 3; ++i) {
        cell c;
        if (i == 0)
            c.mass = a[t];
        o[t] = (int)(c.mass + 1); // @7read
    }
}

__kernel void handed_on(__global const int *a, __global int *o)
{
    int t = get_global_id(0);
    cell c;
    if (t == 0)
        c.count = a[t];
    int count = c.count;
    if (t == 0)
        o[t] = count;
}

__kernel void within_expressions(__global const int *a, __global int *o)
{
    int t = get_global_id(0), n, m;
    cell c;
    while ((c.count = a[t] & 7) < 0)
        ++t;
    n = c.mass = c.count;
    m = 1 + (c.at.x = 1);
    o[t] = n + m + (int)c.at.y + (int)c.at.xx.y + (int)c.mass;
}
