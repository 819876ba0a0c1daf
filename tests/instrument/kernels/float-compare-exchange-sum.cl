// launch k global 32 local 8
// argument float[1] zero
// argument float[32] index
void add(volatile __global float *target, float v)
{
    union { uint u; float f; } old, next;
    do {
        old.f = *target;
        next.f = old.f + v;
    } while (atomic_cmpxchg((volatile __global uint *)target, old.u, next.u) != old.u);
}
__kernel void k(volatile __global float *sum, __global const float *x)
{
    add(sum, x[get_global_id(0)]);
}
