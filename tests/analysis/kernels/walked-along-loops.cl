// Loops with barriers that a whole work-group is led around: what stands in their heads is not for it.
// launch first_value_loaded global 16 local 8
// argument in int[2] index
// argument in int[1] one
// argument int[16] zero
// launch assigned_in_head global 16 local 8
// argument in int[2] index
// argument in int[1] one
// argument int[16] zero
__kernel void first_value_loaded(__global const int *in, __global const int *first, __global int *out)
{
    __local int s[8];
    int l = get_local_id(0), g = get_group_id(0);
    if (in[g] == 0) {
        for (int i = first[g]; i < 3; ++i) {
            s[l] = i;
            barrier(CLK_LOCAL_MEM_FENCE);
            out[get_global_id(0)] += s[l ^ 1];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
}

__kernel void assigned_in_head(__global const int *in, __global const int *first, __global int *out)
{
    __local int s[8];
    int l = get_local_id(0), g = get_group_id(0), i = 0, j;
    if (in[g] == 0) {
        for (i = first[g], j = i; i < 3; ++i) {
            s[l] = i + j;
            barrier(CLK_LOCAL_MEM_FENCE);
            out[get_global_id(0)] += s[l ^ 1];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    out[get_global_id(0)] += i;
}
