// launch reduce global 1048576 local 256
// argument float[1048576] random
// argument float[4096] zero
// argument local 1024
// argument uint 1048576
__kernel void reduce(__global const float *in, __global float *out, __local float *scratch, const uint n)
{
    uint gid = get_global_id(0), lid = get_local_id(0);
    scratch[lid] = gid < n ? in[gid] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (lid < s)
            scratch[lid] += scratch[lid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lid == 0)
        out[get_group_id(0)] = scratch[0];
}
