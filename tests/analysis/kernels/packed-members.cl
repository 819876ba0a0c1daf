// Pointers to members of packed structs, which need no cast.
// launch through_a_pointer global 4 local 4
// argument uchar[64] index
// differs
// finding misaligned-access a pointer
// launch by_an_atomic global 4 local 4
// argument uchar[64] index
// differs
// finding misaligned-access a atomic
// launch by_a_helper global 4 local 4
// argument in uchar[64] index
// argument out int[4] zero
// differs
// finding misaligned-access a helper
// launch by_an_array global 4 local 4
// argument in uchar[64] index
// argument out int[4] zero
// differs
// finding misaligned-access a array
// launch in_private_memory global 4 local 4
// argument out int[4] zero
// differs
// finding misaligned-access r private
// launch members global 4 local 4
// argument uchar[64] index
// argument out int[4] zero
// launch aligned_members global 4 local 4
// argument uchar[64] index
// argument out int[4] zero
typedef struct __attribute__((packed)) { char tag; int v; } record;
typedef struct __attribute__((packed)) { char tag; int v[2]; } row;
typedef struct __attribute__((packed, aligned(4))) { int v; int w[2]; char tag; } aligned_record;

kernel void through_a_pointer(global uchar *a)
{
    global record *r = (global record *)a;
    int i = get_global_id(0);
    global int *p = &r[i].v;
    *p = i; // @pointer
}

kernel void by_an_atomic(global uchar *a)
{
    global record *r = (global record *)a;
    atomic_inc(&r[get_global_id(0)].v); // @atomic
}

int value(global const int *p)
{
    return *p; // @helper
}

kernel void by_a_helper(global const uchar *a, global int *b)
{
    int i = get_global_id(0);
    b[i] = value(&((global const record *)a)[i].v);
}

kernel void by_an_array(global const uchar *a, global int *b)
{
    int i = get_global_id(0);
    global const int *p = ((global const row *)a + i)->v;
    b[i] = p[1]; // @array
}

kernel void in_private_memory(global int *b)
{
    int i = get_global_id(0);
    record r __attribute__((aligned(4)));
    r.tag = 1;
    r.v = i;
    int *p = &r.v;
    b[i] = *p; // @private
}

kernel void members(global uchar *a, global int *b)
{
    global record *r = (global record *)a;
    global row *s = (global row *)(a + 32);
    int i = get_global_id(0);
    r[i].v = i;
    if (i < 3)
        s[i].v[i & 1] = r[i].v;
    record mine;
    mine.v = i;
    b[i] = mine.v;
}

kernel void aligned_members(global uchar *a, global int *b)
{
    global aligned_record *r = (global aligned_record *)a;
    int i = get_global_id(0);
    global int *p = &r[i].v, *q = r[i].w;
    *p = i;
    b[i] = *p + (q[1] & 1);
    atomic_inc(&r[i].v);
}
