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
