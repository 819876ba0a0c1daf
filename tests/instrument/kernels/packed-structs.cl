// Members of packed structs lie where values of their types usually could not.
// launch k global 8 local 4
// argument int[58] zero
// argument int[8] zero
// trace 0.1: load p+30=0,0,0,0; store p+30=1,2,3,4; load p+34=2; store p+34=4; load p+38=3; load p+42=4; store p+38=4; store p+42=5
// ... load p+50=0; store p+50=1; load p+30=1,4,4,5; store own+20=1,4,4,5
// ... load own+20={3f800000 40800000 40800000 40a00000}; load p+50=1; store out[1]=5
typedef struct __attribute__((packed)) { char tag; float4 place; int counts[3]; } particle;
struct wide { float4 first; };
struct __attribute__((packed)) around { short head; struct wide in; };
__kernel void k(__global particle *p, __global int *out)
{
    int i = get_global_id(0);
    __local struct around own[4];
    struct around mine;
    mine.in.first = (float4)(3);
    p[i].place += (float4)(i, 2, 3, 4);
    p[i].place.y *= 2;
    (&p[i])->place.zw += (float2)(1);
    p[i].counts[i % 3]++;
    own[get_local_id(0)].in.first = p[i].place;
    mine.in = own[get_local_id(0)].in;
    out[i] = (int)mine.in.first.y + p[i].counts[i % 3];
}
