// A loop with barriers that a whole work-group jumps over: its counter keeps its value.
// launch k global 16 local 8
// argument int[2] index
// argument int[16] zero
__kernel void k(__global const int *in, __global int *out)
{
    __local int s[8];
    int l = get_local_id(0), i = 7;
    if (in[get_group_id(0)] == 0)
        goto done;
    for (i = 0; i < 3; ++i) {
        s[l] = i;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[get_global_id(0)] += s[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
done:
    out[get_global_id(0)] += i;
}
