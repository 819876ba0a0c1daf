// Pointers into private arrays that were moved before they lead outside, and followed without an index.
// argument in int[8] index
// argument out int[8] zero
// launch filled global 8 local 8
// finding out-of-bounds row 1store
// differs
// launch filled_within global 8 local 8
// launch last global 8 local 8
// finding out-of-bounds row 2last
// differs
// launch last_within global 8 local 8
// launch summed global 8 local 8
// finding out-of-bounds cells 3a
// finding out-of-bounds cells 3b
// differs
// launch summed_within global 8 local 8
// launch address_of_element global 8 local 8
// finding out-of-bounds row 4element
// differs
// launch address_of_element_within global 8 local 8
// launch elements_of_members global 8 local 8
// finding out-of-bounds lines 5member
// differs
// launch elements_of_members_within global 8 local 8
// launch outputs global 8 local 8
void fill(int *to, int count)
{
    for (int i = 0; i < count; ++i) {
        *to = i; // @1store
        ++to;
    }
}

__kernel void filled(__global const int *in, __global int *out)
{
    int row[4];
    fill(row, 5);
    out[get_global_id(0)] = row[in[0] & 3];
}

__kernel void filled_within(__global const int *in, __global int *out)
{
    int row[5];
    fill(row, 5);
    out[get_global_id(0)] = row[in[0] & 3];
}

__kernel void last(__global const int *in, __global int *out)
{
    int row[4] = {1, 2, 3, 4};
    const int *end = row + 4;
    out[get_global_id(0)] = *end; // @2last
}

__kernel void last_within(__global const int *in, __global int *out)
{
    int row[4] = {1, 2, 3, 4};
    const int *end = row + 4;
    --end;
    out[get_global_id(0)] = *end;
}

struct cell {
    int a, b;
};

__kernel void summed(__global const int *in, __global int *out)
{
    struct cell cells[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
    const struct cell *at = cells;
    int sum = 0;
    for (int i = 0; i < 5; ++i) {
        sum += at->a; // @3a
        sum += at->b; // @3b
        at += 1;
    }
    out[get_global_id(0)] = sum;
}

__kernel void summed_within(__global const int *in, __global int *out)
{
    struct cell cells[4] = {{1, 2}, {3, 4}, {5, 6}, {7, 8}};
    struct cell *at = cells;
    int sum = 0;
    for (int i = 0; i < 4; ++i) {
        sum += at->a++;
        (at++)->b += sum;
    }
    out[get_global_id(0)] = sum + cells[3].b;
}

void add(int *to, int value)
{
    *to += value; // @4element
}

__kernel void address_of_element(__global const int *in, __global int *out)
{
    int row[4] = {1, 2, 3, 4};
    add(&row[in[4]], 1);
    out[get_global_id(0)] = row[3];
}

__kernel void address_of_element_within(__global const int *in, __global int *out)
{
    int row[4] = {1, 2, 3, 4};
    add(&row[in[3]], 1);
    out[get_global_id(0)] = row[3];
}

// Two variables of different sizes, neither of which is left: no bounds are looked for.
void both(int *first, int *second)
{
    *first += 1;
    *second += 2;
}

__kernel void outputs(__global const int *in, __global int *out)
{
    int one = in[0], row[4] = {1, 2, 3, 4};
    both(&one, &row[2]);
    both(&row[0], &one);
    out[get_global_id(0)] = one + row[0] + row[2];
}

struct line {
    int a, b[2];
};

__kernel void elements_of_members(__global const int *in, __global int *out)
{
    struct line lines[2] = {{1, {2, 3}}, {4, {5, 6}}};
    struct line *at = lines;
    at += 2;
    out[get_global_id(0)] = at->b[in[1]]; // @5member
}

__kernel void elements_of_members_within(__global const int *in, __global int *out)
{
    struct line lines[2] = {{1, {2, 3}}, {4, {5, 6}}};
    struct line *at = lines;
    ++at;
    at->b[in[0]] += in[1];
    out[get_global_id(0)] = at->b[in[1]] + at->b[in[0]];
}
