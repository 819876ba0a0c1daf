// Structs with bytes that hold nothing, copied as a whole.
// launch members_then_whole global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch nested_members_then_whole global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch in_an_out_buffer global 16 local 8
// argument out int[64] zero
// argument out int[16] zero
// launch one_member_forgotten global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding uninitialised-read s whole
// launch the_byte_forgotten global 16 local 8
// argument int[16] index
// argument out int[16] zero
// finding uninitialised-read s all
typedef struct {
    char tag;
    int value;
} record;

typedef struct {
    record head;
    short count;
    float3 place;
    char end;
} larger;

kernel void members_then_whole(global const int *a, global int *b)
{
    local record s[8];
    int l = get_local_id(0);
    s[l].tag = 1;
    s[l].value = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    record r = s[7 - l];
    b[get_global_id(0)] = r.value + r.tag;
}

kernel void nested_members_then_whole(global const int *a, global int *b)
{
    local larger s[8];
    int l = get_local_id(0);
    s[l].head.tag = 1;
    s[l].head.value = a[get_global_id(0)];
    s[l].count = 2;
    s[l].place = (float3)(1, 2, 3);
    s[l].end = 4;
    barrier(CLK_LOCAL_MEM_FENCE);
    larger r = s[7 - l];
    b[get_global_id(0)] = r.head.value + r.head.tag + r.count + r.end + (int)r.place.y;
}

kernel void in_an_out_buffer(global int *a, global int *b)
{
    int i = get_global_id(0);
    global record *all = (global record *)a;
    all[i].tag = 1;
    all[i].value = i;
    record r = all[i];
    b[i] = r.value + r.tag;
}

kernel void one_member_forgotten(global const int *a, global int *b)
{
    local record s[8];
    int l = get_local_id(0);
    s[l].tag = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    record r = s[7 - l]; // @whole
    b[get_global_id(0)] = r.tag;
}

kernel void the_byte_forgotten(global const int *a, global int *b)
{
    local record s[8];
    int l = get_local_id(0);
    s[l].value = a[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    record r = s[7 - l]; // @all
    b[get_global_id(0)] = r.value;
}
