// Components of private vectors, values of assignments, several variables in one declaration, a loop's head.
//
// launch parts global 1 local 1
// dataflow
// argument float4[2] 1 2 3 4 5 6 7 8
// argument float[4] zero
// trace 0.0: load in[0]=1,2,3,4; assign v; load in+16=5; load in+20=6; assign v; assign y; assign x; assign y
// ... store out[0]=14; store out[1]=7; assign s; store out[2]=5; assign s; store out[2]=6; assign s
__kernel void parts(__global const float4 *in, __global float *out)
{
    float4 v = in[0];
    v.xy += in[1].xy * 1.0f;
    float x, y;
    x = y = v.x + v.y;
    y *= 0.5f;
    out[0] = x;
    out[1] = y;
    for (float s = v.x - 1; s < 7; s++)
        out[2] = s;
}
