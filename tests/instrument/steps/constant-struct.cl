// Structs and tables in constant memory, given to a function and as an argument of the kernel.
// launch looked global 2 local 2
// argument in int[4] 1 2 3 4
// argument int[2] zero
struct rule { int from, to; };
constant struct rule rules[2] = {{7, 8}, {9, 10}};
int applied(constant const struct rule *r, int x)
{
    struct rule own = *r;
    own.from -= x;
    return own.from * r->to;
}
kernel void looked(constant struct rule *given, global int *out)
{
    const int i = get_global_id(0);
    int v = applied(&rules[i], 1);
    v += applied(given + i, i);
    constant int *to = &rules[1].to;
    out[i] = v - *to;
}
// steps 0.0: 13 looked(): given=given[0] out=out[0]; 15: i=0; 16: v=48; 7 applied(): r=rules[0] x=1; 9: own={from: 7, to: 8};
// ... 10: own={from: 6, to: 8}; 11; 17: v=50; 7 applied(): r=given[0] x=0; 9: own={from: 1, to: 2}; 10; 11; 18: to=rules + 12 bytes; 19
// steps 0.1: 13 looked(): given=given[0] out=out[0]; 15: i=1; 16: v=80; 7 applied(): r=rules[1] x=1; 9: own={from: 9, to: 10};
// ... 10: own={from: 8, to: 10}; 11; 17: v=88; 7 applied(): r=given[1] x=1; 9: own={from: 3, to: 4}; 10: own={from: 2, to: 4}; 11;
// ... 18: to=rules + 12 bytes; 19
