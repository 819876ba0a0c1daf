// Values through parameters and results; a function called within its own arguments; one with a loop and an early return.
//
// launch through global 2 local 2
// dataflow
// argument int[4] 5 6 7 8
// argument int[4] zero
// trace 0.0: load in[0]=5; load in[1]=6; assign x; assign y; assign add(); assign add()@27:23
// ... load in[0]=5; assign x; assign y; assign add(); assign add()@27:19; store out[0]=16
// ... assign v; assign largest(); store out[2]=0
// trace 0.1: load in[1]=6; load in[2]=7; assign x; assign y; assign add(); assign add()@27:23
// ... load in[1]=6; assign x; assign y; assign add(); assign add()@27:19; store out[1]=19
// ... load in[1]=6; assign v; assign v; assign largest(); store out[3]=7
int add(int x, int y) { return x + y; }

int largest(int v, int turns)
{
    if (turns == 0)
        return 0;
    for (int i = 0; i < turns; i++)
        v++;
    return v;
}

__kernel void through(__global const int *in, __global int *out)
{
    int i = get_global_id(0);
    out[i] = (int)add(add(in[i], in[i + 1]), in[i]);
    out[i + 2] = largest(i ? in[i] : 0, i);
}
