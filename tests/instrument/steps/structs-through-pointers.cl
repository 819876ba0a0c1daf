// An array of structs that is changed through pointers, by a function and by the kernel.
// launch cells global 2 local 2
// argument int[2] index
// argument int[2] zero
struct cell { int key; short tags[2]; };
void mark(struct cell *c, short tag)
{
    c->tags[1] = c->tags[0];
    c->tags[0] = tag;
    c->key++;
}
kernel void cells(global const int *a, global int *out)
{
    struct cell two[2] = {{1, {2, 3}}, {4}};
    int i = a[get_global_id(0)];
    mark(&two[i], 9);
    struct cell *p = two;
    p->key = 8;
    (p + 1)->tags[1] = 6;
    struct cell copy = *p;
    copy.tags[i] = 0;
    out[get_global_id(0)] = two[i].key + copy.tags[0];
}
// steps 0.0: 12 cells(): a=a[0] out=out[0]; 14: two={{key: 1, tags: {2, 3}}, {key: 4, tags: {0, 0}}}; 15: i=0;
// ... 16: two={{key: 2, tags: {9, 2}}, {key: 4, tags: {0, 0}}}; 6 mark(): c=two[0] tag=9; 8; 9; 10; 17: p=two[0];
// ... 18: two={{key: 8, tags: {9, 2}}, {key: 4, tags: {0, 0}}}; 19: two={{key: 8, tags: {9, 2}}, {key: 4, tags: {0, 6}}};
// ... 20: copy={key: 8, tags: {9, 2}}; 21: copy={key: 8, tags: {0, 2}}; 22
// steps 0.1: 12 cells(): a=a[0] out=out[0]; 14: two={{key: 1, tags: {2, 3}}, {key: 4, tags: {0, 0}}}; 15: i=1;
// ... 16: two={{key: 1, tags: {2, 3}}, {key: 5, tags: {9, 0}}}; 6 mark(): c=two[1] tag=9; 8; 9; 10; 17: p=two[0];
// ... 18: two={{key: 8, tags: {2, 3}}, {key: 5, tags: {9, 0}}}; 19: two={{key: 8, tags: {2, 3}}, {key: 5, tags: {9, 6}}};
// ... 20: copy={key: 8, tags: {2, 3}}; 21: copy={key: 8, tags: {2, 0}}; 22
