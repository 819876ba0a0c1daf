// The smallest element and where it is: the place depends on loaded values by a condition alone.
//
// launch smallest global 1 local 1
// dataflow
// argument int[4] 7 3 5 1
// argument int[2] zero
// trace 0.0: load in[0]=7; assign best; assign at; load in[1]=3; load in[1]=3; assign best; assign at
// ... load in[2]=5; load in[3]=1; load in[3]=1; assign best; assign at; store out[0]=1; store out[1]=3
__kernel void smallest(__global const int *in, __global int *out)
{
    int best = in[0];
    int at = 0;
    for (int i = 1; i < 4; i++) {
        if (in[i] < best) {
            best = in[i];
            at = i;
        }
    }
    out[0] = best;
    out[1] = at;
}
