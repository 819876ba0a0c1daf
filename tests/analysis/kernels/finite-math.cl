// What build options promise never to happen.
// argument in float[8] index
// argument out float[8] zero
// launch reciprocal global 8 local 8
// options -cl-finite-math-only
// finding warning non-finite-value o inf
// launch reciprocal global 8 local 8
// options -cl-std=CL1.2 -cl-fast-relaxed-math
// finding warning non-finite-value o inf
// launch reciprocal global 8 local 8
// options -cl-unsafe-math-optimizations
// launch reciprocal_where_there_is_one global 8 local 8
// options -cl-finite-math-only
// launch in_vectors global 4 local 4
// options -cl-finite-math-only
// finding warning non-finite-value o second
// launch as_bits global 8 local 8
// options -cl-finite-math-only
kernel void reciprocal(global const float *a, global float *o)
{
    int i = get_global_id(0);
    o[i] = 1 / (a[i] - 3); // @inf
    o[i] += 1;
}

kernel void reciprocal_where_there_is_one(global const float *a, global float *o)
{
    int i = get_global_id(0);
    o[i] = a[i] == 3 ? 0 : 1 / (a[i] - 3);
}

kernel void in_vectors(global const float *a, global float *o)
{
    int i = get_global_id(0);
    o[2 * i] = a[2 * i];
    vstore2((float2)(a[i], 1 / a[i]), i, o); // @second
}

/* No number that is computed with. */
kernel void as_bits(global const float *a, global float *o)
{
    int i = get_global_id(0);
    ((global int *)o)[i] = 0x7f800000;
}
