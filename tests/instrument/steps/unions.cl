// Unions are not recorded: their statements are steps without values.
// launch signs global 2 local 2
// argument float[2] 2 -2
// argument float[2] zero
union bits { float f; uint u; };
kernel void signs(global const float *a, global float *out)
{
    int i = get_global_id(0);
    union bits b;
    b.f = a[i];
    uint s = b.u >> 31;
    union bits c = {1.0f};
    c.u ^= s << 31;
    float f = c.f;
    out[i] = f;
}
// steps 0.0: 6 signs(): a=a[0] out=out[0]; 8: i=0; 10; 11: s=0; 12; 13; 14: f=1; 15
// steps 0.1: 6 signs(): a=a[0] out=out[0]; 8: i=1; 10; 11: s=1; 12; 13; 14: f=-1; 15
