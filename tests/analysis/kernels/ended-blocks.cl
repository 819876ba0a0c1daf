// Pointers to private variables whose block has ended.
// argument in int[16] index
// argument out int[16] zero
// launch read_after_its_block global 16 local 8
// finding out-of-bounds x 1read
// differs
// launch read_in_its_block global 16 local 8
// launch written_after_its_block global 16 local 8
// finding out-of-bounds row 2write
// differs
// launch member_after_its_block global 16 local 8
// finding out-of-bounds c 3member
// differs
// launch of_some_work_items global 16 local 8
// finding out-of-bounds x 4some
// differs
// launch one_in_the_place_of_another global 16 local 8
// launch after_a_loop global 16 local 8
// finding out-of-bounds last 5last
// differs
// launch handed_to_a_function global 16 local 8
__kernel void read_after_its_block(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int *p;
    {
        int x = in[i];
        p = &x;
    }
    out[i] = *p; // @1read
}

__kernel void read_in_its_block(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int *p, y = in[i];
    {
        int x = in[i];
        p = &x;
        out[i] = *p;
    }
    p = &y;
    out[i] += *p;
}

__kernel void written_after_its_block(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int *p;
    if (i < 32) {
        int row[4] = {1, 2, 3, in[i]};
        p = row;
    }
    p[1] = 5; // @2write
    out[i] = i;
}

struct cell {
    int a, b;
};

__kernel void member_after_its_block(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    struct cell *p, kept = {1, 2};
    p = &kept;
    if (in[i] >= 0) {
        struct cell c = {in[i], 2};
        p = &c;
    }
    out[i] = p->b; // @3member
}

__kernel void of_some_work_items(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int y = 1, *p = &y;
    if (in[i] == 7) {
        int x = in[i];
        p = &x;
    }
    out[i] = *p + 1; // @4some
}

__kernel void one_in_the_place_of_another(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int sum = 0, *p;
    for (int k = 0; k < 4; ++k) {
        if (in[k] & 1) {
            int large[16];
            for (int j = 0; j < 16; ++j)
                large[j] = in[j];
            p = &large[k];
            sum += *p;
        } else {
            int small = in[k];
            p = &small;
            sum += *p;
            *p += 1;
            sum += small;
        }
    }
    out[i] = sum;
}

__kernel void after_a_loop(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int *p = 0;
    for (int k = 0; k < 4; ++k) {
        int last = in[k] + i;
        if (in[k] == 2)
            p = &last;
    }
    out[i] = p ? *p : 0; // @5last
}

int next(int *p)
{
    return *p + 1;
}

__kernel void handed_to_a_function(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    int sum = 0;
    {
        int x = in[i];
        sum += next(&x);
    }
    {
        int y = in[i];
        sum += next(&y);
    }
    out[i] = sum;
}
