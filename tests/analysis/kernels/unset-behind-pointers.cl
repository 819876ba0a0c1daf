// Members that are left unset by who was given the struct's address, or its copy.
// argument in int[16] index
// argument out int[16] zero
// launch left_by_a_function global 16 local 8
// finding uninitialised-read h.t 1read
// differs
// launch looked_at_where_set global 16 local 8
// launch read_through_a_pointer global 16 local 8
// finding uninitialised-read h->at.y 2read
// differs
// launch given_back_in_part global 16 local 8
// finding uninitialised-read h.t 3read
// differs
// launch handed_over_in_part global 16 local 8
// finding uninitialised-read whole.t 4read
// differs
// launch copied_into_another global 16 local 8
// finding uninitialised-read p.second.t 5read
// differs
// launch copied_and_filled global 16 local 8
// launch handed_on_unread global 16 local 8
// launch handed_on_and_read global 16 local 8
// finding uninitialised-read t 6read
// differs
// launch one_of_two global 16 local 8
// finding uninitialised-read both 7read
// differs
// launch one_of_two_that_are_set global 16 local 8
// launch element_behind_a_pointer global 16 local 8
// finding uninitialised-read b->bins 8read
// differs
// launch all_elements_behind_a_pointer global 16 local 8
// launch of_each_turn global 16 local 8
// finding uninitialised-read h.t 9read
// differs
// launch kept_from_turn_to_turn global 16 local 8
// launch array_of_structs global 16 local 8
// finding uninitialised-read t[(i+1)&3].id 11read
// differs
// launch array_of_structs_filled global 16 local 8
// launch component_by_address global 16 local 8
// finding uninitialised-read v.y 12read
// differs
// launch components_by_address_set global 16 local 8
// launch used_in_its_declaration global 16 local 8
// launch in_the_head_of_a_loop global 16 local 8
// launch counted_in_place global 16 local 8
// finding uninitialised-read c->count 13count
// differs
// launch argument_that_is_not_used global 16 local 8
// launch argument_that_is_used global 16 local 8
// finding uninitialised-read t 14used
// differs
// launch loaded_from_a_member global 16 local 8
// finding uninitialised-read b 15load
// differs
// launch kept_in_an_element global 16 local 8
// finding uninitialised-read 16computed
// differs
// launch beside_a_pointer global 16 local 8
// finding uninitialised-read v.count 17read
// finding uninitialised-read v.from 18read
// differs
// launch beside_a_pointer_set global 16 local 8
typedef struct {
    float3 at;
    float t;
    int id;
    uchar kind;
} hit;

typedef struct {
    hit first, second;
} hits;

typedef struct {
    int bins[4];
    int count;
} bins;

bool meets(int c, hit *h)
{
    h->kind = 1;
    if (c < 10)
        return false;
    h->at = (float3)(c);
    h->t = c;
    h->id = c;
    return true;
}

__kernel void left_by_a_function(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    meets(a[i], &h);
    o[i] = (int)h.t + h.kind; // @1read
}

__kernel void looked_at_where_set(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    if (meets(a[i], &h))
        o[i] = (int)h.t + (int)h.at.x + h.id;
}

int heightOf(const hit *h)
{
    return (int)h->at.y; // @2read
}

__kernel void read_through_a_pointer(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    meets(a[i], &h);
    o[i] = heightOf(&h);
}

hit found(int c)
{
    hit h;
    h.id = c;
    if (c > 10)
        h.t = 1;
    return h;
}

__kernel void given_back_in_part(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h = found(a[i]);
    o[i] = h.id;
    o[i] += (int)(h.t + 1); // @3read
}

int sumOf(hit whole)
{
    return whole.id + (int)(whole.t * 2); // @4read
}

__kernel void handed_over_in_part(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    h.id = i;
    if (a[i] > 10)
        h.t = 1;
    o[i] = sumOf(h);
}

__kernel void copied_into_another(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hits p;
    p.first = found(20);
    p.second = found(a[i]);
    o[i] = (int)p.first.t + (int)(p.second.t + 2); // @5read
}

__kernel void copied_and_filled(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit best = found(a[i]), h = best;
    h.t = 3;
    h.at = (float3)(1);
    best = h;
    o[i] = (int)best.t + (int)best.at.z + best.id;
}

__kernel void handed_on_unread(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    bool isHit = meets(a[i], &h);
    float t = h.t;
    o[i] = isHit ? (int)(t + 1) : -1;
}

__kernel void handed_on_and_read(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    meets(a[i], &h);
    float t = h.t;
    o[i] = (int)(t + 1); // @6read
}

__kernel void one_of_two(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int one;
    if (a[i] > 8)
        one = a[i];
    int both = i & 1 ? one : 5;
    o[i] = both + 1; // @7read
}

__kernel void one_of_two_that_are_set(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int one;
    if (i & 1)
        one = a[i];
    int both = i & 1 ? one : 5;
    o[i] = both + 1;
}

void fill(bins *b, int count)
{
    for (int i = 0; i < count; ++i)
        b->bins[i] = i;
    b->count = count;
}

int last(bins *b)
{
    return b->bins[3] + b->count; // @8read
}

__kernel void element_behind_a_pointer(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    bins b;
    fill(&b, a[i] & 3);
    o[i] = last(&b);
}

__kernel void all_elements_behind_a_pointer(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    bins b;
    fill(&b, 4);
    o[i] = b.bins[a[i] & 3] + b.count;
}

__kernel void of_each_turn(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    for (int k = 0; k < 3; ++k) {
        hit h;
        meets(k == 0 ? 20 : 0, &h);
        o[i] = (int)(h.t + 1); // @9read
    }
}

__kernel void kept_from_turn_to_turn(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    for (int k = 0; k < 3; ++k) {
        meets(k == 0 ? 20 : 0, &h);
        o[i] = (int)(h.t + 1);
    }
}

__kernel void array_of_structs(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit t[4];
    for (int k = 0; k < 3; ++k)
        t[k].id = k;
    t[a[i] & 3].kind = 1;
    o[i] = t[(i + 1) & 3].id + t[a[i] & 3].kind; // @11read
}

__kernel void array_of_structs_filled(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit t[4], u[2][2];
    for (int k = 0; k < 4; ++k) {
        t[k] = found(20);
        u[k & 1][k / 2] = t[k];
    }
    o[i] = t[(i + 1) & 3].id + (int)t[a[i] & 3].t + u[i & 1][1].id;
}

void some(int c, int4 *v)
{
    v->x = c;
    if (c > 10)
        v->y = c;
    v->w = 1;
}

__kernel void component_by_address(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int4 v;
    some(a[i], &v);
    o[i] = v.x + v.y; // @12read
}

__kernel void components_by_address_set(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int4 v;
    some(a[i], &v);
    int y = v.y;
    int2 xw = v.xw;
    o[i] = xw.x + xw.y + v.w + (a[i] > 10 ? y + 1 : 0);
}

float reset(hit *h, int c)
{
    h[0].t = c;
    h[1].t = 2;
    return c;
}

__kernel void used_in_its_declaration(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h[2], other = {(float3)(reset(h, a[i])), 1};
    float t, sum = (t = a[i], t + 1);
    o[i] = (int)(h[0].t + h[1].t + other.t + sum);
}

bool next(hit *h, int i)
{
    if (i == 0)
        h->id = 0;
    return h->id++ < 5;
}

__kernel void in_the_head_of_a_loop(__global const int *a, __global int *o)
{
    int i = 0;
    for (hit h; next(&h, i); ++i)
        o[get_global_id(0)] = h.id + a[i];
}

void count(bins *c)
{
    c->count++; // @13count
}

__kernel void counted_in_place(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    bins b;
    count(&b);
    o[i] = a[i];
}

int shade(bool isHit, float t)
{
    return isHit ? (int)t : -1; // @14used
}

__kernel void argument_that_is_not_used(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    bool isHit = meets(a[i], &h);
    o[i] = shade(isHit, h.t);
}

__kernel void argument_that_is_used(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    hit h;
    meets(a[i], &h);
    o[i] = shade(true, h.t);
}

__kernel void loaded_from_a_member(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    bins b;
    fill(&b, 2);
    int2 v = vload2(1, b.bins); // @15load
    o[i] = v.x > a[i];
}

__kernel void kept_in_an_element(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    int kept[2];
    hit h;
    meets(0, &h);
    kept[i & 1] = h.id;
    o[i] = kept[i & 1] + 2000000; // @16computed
}

typedef struct {
    __global const int *from;
    int count;
} view;

__kernel void beside_a_pointer(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    view v;
    if (i > 20)
        v.count = 1;
    o[i] = v.count + 1; // @17read
    o[i] += v.from ? 1 : 0; // @18read
}

__kernel void beside_a_pointer_set(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    view v, w;
    __global const int *p = v.from = a;
    v.count = 1;
    w = v;
    o[i] = v.from[i] + w.from[i] + w.count + *p;
}
