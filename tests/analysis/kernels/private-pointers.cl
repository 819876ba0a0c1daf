// Arrays in private memory, used through pointers.
// launch sorted_in global 8 local 8
// argument int[8] index
// finding out-of-bounds best shift
// launch sorted_in_mended global 8 local 8
// argument int[8] index
// launch walked global 8 local 8
// argument int[8] index
// finding out-of-bounds row step
// launch walked_mended global 8 local 8
// argument int[8] index
// launch vectors global 8 local 8
// argument float[32] index
// finding out-of-bounds q load
// finding out-of-bounds q store
// launch vectors_mended global 8 local 8
// argument float[32] index
// launch vectors_unset global 8 local 8
// argument float[32] index
// finding uninitialised-read q part
// launch vectors_set global 8 local 8
// argument float[32] index
// launch unset_elements global 8 local 8
// argument int[8] index
// finding uninitialised-read q read
// differs
// launch unset_last global 8 local 8
// argument int[8] index
// finding uninitialised-read q last
// differs
// launch set_elements global 8 local 8
// argument int[8] index
void put(int *best, int count, int value)
{
    int at = count;
    while (at > 0 && best[at - 1] > value) {
        best[at] = best[at - 1]; // @shift
        --at;
    }
    if (at < count)
        best[at] = value;
}

void put_within(int *best, int count, int value)
{
    int at = count - 1;
    while (at > 0 && best[at - 1] > value) {
        best[at] = best[at - 1];
        --at;
    }
    best[at] = value;
}

__kernel void sorted_in(__global int *a)
{
    int best[3] = {10, 20, 30};
    put(best, 3, a[get_global_id(0)]);
    a[get_global_id(0)] = best[0];
}

__kernel void sorted_in_mended(__global int *a)
{
    int best[3] = {10, 20, 30};
    put_within(best, 3, a[get_global_id(0)]);
    a[get_global_id(0)] = best[0];
}

__kernel void walked(__global int *a)
{
    int row[4] = {1, 2, 3, 4};
    int sum = 0;
    int *p = row;
    for (int i = 0; i <= 4; i++)
        sum += *p++; // @step
    a[get_global_id(0)] = sum;
}

__kernel void walked_mended(__global int *a)
{
    int row[4] = {1, 2, 3, 4};
    int sum = 0;
    for (int *p = row; p != row + 4;)
        sum += *p++;
    a[get_global_id(0)] = sum;
}

float4 row(const float *p, int i)
{
    return vload4(i, p); // @load
}

__kernel void vectors(__global float4 *a)
{
    float q[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    vstore4(a[get_global_id(0)], get_global_id(0), q); // @store
    a[get_global_id(0)] = row(q, get_global_id(0) + 60);
}

float4 row_within(const float *p, int i)
{
    return vload4(i, p);
}

__kernel void vectors_mended(__global float4 *a)
{
    float q[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    vstore3(a[get_global_id(0)].xyz, 1, q + 2);
    a[get_global_id(0)] = row_within(q, get_global_id(0) & 1) + vload4(1, &q[0]);
}

__kernel void vectors_unset(__global float4 *a)
{
    float q[8];
    for (int i = 0; i < 6; i++)
        q[i] = i;
    a[get_global_id(0)] = vload4(0, q) + vload4(1, q); // @part
}

__kernel void vectors_set(__global float4 *a)
{
    float q[8];
    vstore4(a[get_global_id(0)], 0, q);
    for (int i = 4; i < 8; i++)
        q[i] = i;
    a[get_global_id(0)] = vload4(0, q) + row_within(q, 1);
}

int sum(int *p, int n)
{
    int s = 0;
    for (int i = 0; i < n; i++)
        s += p[i]; // @read
    return s;
}

int last(const int *p, int n)
{
    return *(p + n - 1) + 1; // @last
}

__kernel void unset_elements(__global int *a)
{
    int q[4];
    q[0] = q[1] = q[2] = get_global_id(0);
    a[get_global_id(0)] = sum(q, 4);
}

__kernel void unset_last(__global int *a)
{
    int q[4];
    q[0] = q[1] = q[2] = get_global_id(0);
    a[get_global_id(0)] = last(q, 4);
}

void moved_up(int *p, int n)
{
    for (int i = n - 1; i > 0; i--)
        p[i] = p[i - 1];
    p[0] = n;
}

__kernel void set_elements(__global int *a)
{
    int q[4], r[4];
    for (int i = 0; i < 4; i++)
        moved_up(q, 4);
    for (int i = 0; i < 3; i++)
        r[i] = i;
    a[get_global_id(0)] = sum(q, 4) + last(r, 3);
}
