// Private arrays of pointers and of events.
// launch pointers_read global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds rows 1picked
// differs
// launch pointers_read global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// launch pointers_written global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds rows 2written
// differs
// launch pointers_written global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// launch pointers_to_private global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds ps 3private
// differs
// launch pointers_to_private global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// launch pointers_in_struct global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds t 4member
// differs
// launch pointers_in_struct global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// launch pointers_in_rows global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds rows 5row
// finding out-of-bounds rows 5column
// differs
// launch pointers_in_rows global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// launch pointers_to_pointers global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds ps 6pointer
// differs
// launch records_of_the_function global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 4
// finding out-of-bounds pairs 7record
// differs
// launch events_assigned global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// finding out-of-bounds ev 8assigned
// finding invalid-copy t 8assigned/8waited
// differs
// launch events_assigned global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 2
// launch events_awaited global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// finding out-of-bounds ev 9awaited
// differs
// launch events_awaited global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 2
// launch events_awaited_one_by_one global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// finding out-of-bounds ev 10one
// differs
// launch events_awaited_one_by_one global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 2
// launch events_handed_on global 8 local 4
// argument int[12] index
// argument int[8] zero
// argument int 3
// finding out-of-bounds ev 11given
// differs
typedef struct {
    __global const int *row[3];
    int n;
} table;

__kernel void pointers_read(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    __global const int *rows[3] = {a, a + 1, a + 2};
    o[i] = rows[i % n][0]; // @1picked
}

__kernel void pointers_written(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    __global const int *rows[3];
    for (int k = 0; k < n; k++)
        rows[k] = a + k; // @2written
    o[i] = rows[i % 3][0];
}

__kernel void pointers_to_private(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    int x = 1, y = 2, z = 3;
    int *ps[3] = {&x, &y, &z};
    o[i] = *ps[a[i] % n]; // @3private
}

__kernel void pointers_in_struct(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    table t;
    t.n = 0;
    for (int k = 0; k < n; k++)
        t.row[k] = a + k; // @4member
    o[i] = t.row[1][0] + t.n;
}

__kernel void pointers_in_rows(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    __global const int *const rows[3][3] = {{a, a + 1, a + 2}, {a, a + 1, a + 2}, {a, a + 1, a + 2}};
    o[i] = rows[i % n]    // @5row
               [a[i] % n] // @5column
               [0];
}

__kernel void pointers_to_pointers(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    __global const int *x = a, *y = a + 1;
    __global const int **ps[2] = {&x, &y};
    o[i] = (*ps[i % (n - 1)])[0]; // @6pointer
}

__kernel void records_of_the_function(__global const int *a, __global int *o, int n)
{
    int i = get_global_id(0);
    struct {
        int first, second;
    } pairs[3] = {{1, 2}, {3, 4}, {5, 6}};
    o[i] = pairs[a[i] % n].second; // @7record
}

__kernel void events_assigned(__global const int *a, __global int *o, int n)
{
    __local int t[3][4];
    event_t ev[2];
    int l = get_local_id(0), i = get_global_id(0);
    for (int k = 0; k < n; k++)
        ev[k] = async_work_group_copy(t[k], a + k, 4, 0); // @8assigned
    wait_group_events(2, ev); // @8waited
    barrier(CLK_LOCAL_MEM_FENCE);
    o[i] = t[1][l];
}

__kernel void events_awaited(__global const int *a, __global int *o, int n)
{
    __local int t[2][4];
    event_t ev[2];
    int l = get_local_id(0), i = get_global_id(0);
    for (int k = 0; k < 2; k++)
        ev[k] = async_work_group_copy(t[k], a + k, 4, 0);
    wait_group_events(n, ev); // @9awaited
    o[i] = t[1][l];
}

__kernel void events_awaited_one_by_one(__global const int *a, __global int *o, int n)
{
    __local int t[2][4];
    event_t ev[2];
    int l = get_local_id(0), i = get_global_id(0);
    for (int k = 0; k < 2; k++)
        ev[k] = async_work_group_copy(t[k], a + k, 4, 0);
    for (int k = 0; k < n; k++)
        wait_group_events(1, &ev[k]); // @10one
    o[i] = t[1][l];
}

__kernel void events_handed_on(__global const int *a, __global int *o, int n)
{
    __local int t[2][4];
    event_t ev[2];
    int l = get_local_id(0), i = get_global_id(0);
    ev[0] = async_work_group_copy(t[0], a, 4, 0);
    ev[1] = async_work_group_copy(t[1], a + 1, 4, ev[n - 1]); // @11given
    wait_group_events(2, ev);
    o[i] = t[1][l];
}
