// Loads feed a private sum, the sums a tree in local memory: every assignment to the sum is recorded, the counter's are not.
//
// launch sums global 4 local 2
// dataflow
// argument float[8] index
// argument float[2] zero
// argument int 8
// trace 0.0: assign sum; load in[0]=0; assign sum; load in[4]=4; assign sum; store part[0]=4; barrier local
// ... load part[0]=4; load part[1]=6; store part[0]=10; barrier local; load part[0]=10; store out[0]=10
// trace 1.1: assign sum; load in[3]=3; assign sum; load in[7]=7; assign sum; store part[1]=10; barrier local; barrier local
__kernel void sums(__global const float *in, __global float *out, int n)
{
    __local float part[2];
    int l = get_local_id(0);
    float sum = 0;
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        sum += in[i];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        part[0] += part[1];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        out[get_group_id(0)] = part[0];
}
