// Pointers kept in structs, and in other pointers' places, that functions get by address.
// launch loads global 64 local 16
// argument in int[16] index
// argument in int[64] index
// argument int[64] zero
// finding out-of-bounds b load
// launch loads_mended global 64 local 16
// argument in int[16] index
// argument in int[64] index
// argument int[64] zero
// launch stores_far global 64 local 16
// argument int[16] zero
// finding out-of-bounds o store
// launch pushes global 16 local 16
// argument int[16] zero
// finding out-of-bounds t push
// launch pushes_mended global 16 local 16
// argument int[16] zero
// launch advances global 64 local 16
// argument in int[64] index
// argument int[64] zero
// finding out-of-bounds a advance
// launch advances_mended global 64 local 16
// argument in int[65] index
// argument int[64] zero
// launch array_of_structs global 64 local 16
// argument in int[64] index
// argument in int[16] index
// argument int[64] zero
// finding out-of-bounds b chosen
// launch array_of_structs_mended global 64 local 16
// argument in int[64] index
// argument in int[32] index
// argument int[64] zero
// launch filled_by_a_function global 64 local 16
// argument in int[16] index
// argument int[64] zero
// finding out-of-bounds b load
// launch pointer_to_pointer global 64 local 16
// argument in int[64] index
// argument int[64] zero
// finding out-of-bounds a moved
// launch array_of_pointers global 64 local 16
// argument in int[64] index
// argument in int[16] index
// argument int[64] zero
// finding out-of-bounds b which
// launch struct_in_local_memory global 16 local 16
// argument in int[8] index
// argument int[16] zero
// finding out-of-bounds b shared
// launch private_memory global 16 local 16
// argument int[16] zero
// finding out-of-bounds own put
// launch private_memory_mended global 16 local 16
// argument int[16] zero
// launch through_any_memory global 64 local 16
// options -cl-std=CL2.0
// argument in int[16] index
// argument int[64] zero
// finding out-of-bounds b load
// launch returned global 64 local 16
// argument in int[16] index
// argument int[64] zero
// finding out-of-bounds b result
// launch bytes_changed global 64 local 16
// argument in int[64] index
// argument int[64] zero
typedef struct {
    global const int *p;
    int n;
} Buffer;

typedef struct {
    global int *p;
    int n;
} Output;

typedef struct {
    local int *p;
    int n;
} Queue;

typedef struct {
    private int *p;
    int n;
} Stack;

int get(const Buffer *b, int i)
{
    return b->p[i]; // @load
}

kernel void loads(global const int *b, global const int *a, global int *o)
{
    int g = get_global_id(0);
    Buffer t = {b, 16};
    o[g] = get(&t, g / 3) + a[g];
}

kernel void loads_mended(global const int *b, global const int *a, global int *o)
{
    int g = get_global_id(0);
    Buffer t = {b, 16};
    o[g] = get(&t, g / 4) + a[g];
}

void put(const Output *b, int i, int v)
{
    b->p[i] = v; // @store
}

kernel void stores_far(global int *o)
{
    int g = get_global_id(0);
    Output t = {o, 16};
    if (g < 16)
        put(&t, g == 15 ? 5000 : g, g);
}

void push(Queue *q, int v)
{
    q->p[q->n++] = v; // @push
}

kernel void pushes(global int *o)
{
    local int t[16], u[16];
    int l = get_local_id(0);
    u[l] = 5;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        Queue q = {t, 0};
        for (int i = 0; i < 20; i++)
            push(&q, i);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[l] = t[l] + u[l];
}

kernel void pushes_mended(global int *o)
{
    local int t[16], u[16];
    int l = get_local_id(0);
    u[l] = 5;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        Queue q = {t, 0};
        for (int i = 0; i < 16; i++)
            push(&q, i);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    o[l] = t[l] + u[l];
}

int next(Buffer *it)
{
    return *it->p++; // @advance
}

kernel void advances(global const int *a, global int *o)
{
    int g = get_global_id(0);
    Buffer it = {a + g};
    o[g] = next(&it);
    o[g] += next(&it);
}

kernel void advances_mended(global const int *a, global int *o)
{
    int g = get_global_id(0);
    Buffer it = {a + g};
    o[g] = next(&it);
    o[g] += next(&it);
}

int get_of(const Buffer *b, int k, int i)
{
    return b[k].p[i]; // @chosen
}

kernel void array_of_structs(global const int *a, global const int *b, global int *o)
{
    int g = get_global_id(0);
    Buffer t[2] = {{a, 64}, {b, 16}};
    o[g] = get_of(t, g & 1, g / 3);
}

kernel void array_of_structs_mended(global const int *a, global const int *b, global int *o)
{
    int g = get_global_id(0);
    Buffer t[2] = {{a, 64}, {b, 16}};
    o[g] = get_of(t, g & 1, g / 3);
}

void fill(Buffer *t, global const int *p, int n)
{
    t->p = p;
    t->n = n;
}

kernel void filled_by_a_function(global const int *b, global int *o)
{
    int g = get_global_id(0);
    Buffer t;
    fill(&t, b, 16);
    o[g] = get(&t, g / 3);
}

void move(global const int **p, int by)
{
    *p += by;
}

kernel void pointer_to_pointer(global const int *a, global int *o)
{
    int g = get_global_id(0);
    global const int *p = a;
    move(&p, g + 1);
    o[g] = *p; // @moved
}

int of_either(global const int **p, int which, int i)
{
    return p[which][i]; // @which
}

kernel void array_of_pointers(global const int *a, global const int *b, global int *o)
{
    int g = get_global_id(0);
    global const int *p[2] = {a, b};
    o[g] = of_either(p, g & 1, g / 3);
}

int shared(local Buffer *b, int i)
{
    return b->p[i]; // @shared
}

kernel void struct_in_local_memory(global const int *b, global int *o)
{
    local Buffer t;
    int l = get_local_id(0);
    if (l == 0)
        t.p = b;
    barrier(CLK_LOCAL_MEM_FENCE);
    o[l] = shared(&t, l);
}

void put_own(Stack *s, int v)
{
    s->p[s->n++] = v; // @put
}

kernel void private_memory(global int *o)
{
    int g = get_global_id(0);
    int own[4] = {0};
    Stack s = {own, 0};
    for (int i = 0; i <= 4; i++)
        put_own(&s, i);
    o[g] = own[g & 3];
}

kernel void private_memory_mended(global int *o)
{
    int g = get_global_id(0);
    int own[4] = {0};
    Stack s = {own, 0};
    for (int i = 0; i < 4; i++)
        put_own(&s, i);
    o[g] = own[g & 3];
}

kernel void through_any_memory(global const int *b, global int *o)
{
    int g = get_global_id(0);
    Buffer t = {b, 16};
    o[g] = get(&t, g / 3);
}

Buffer made(global const int *b)
{
    Buffer t;
    fill(&t, b, 16);
    return t;
}

kernel void returned(global const int *b, global int *o)
{
    int g = get_global_id(0);
    o[g] = made(b).p[g / 3]; // @result
}

// What is made of a pointer's bytes may point anywhere.
kernel void bytes_changed(global const int *a, global int *o)
{
    int g = get_global_id(0);
    Buffer t = {a, 64};
    *(ulong *)&t += 4ul * g;
    o[g] = *t.p;
}
