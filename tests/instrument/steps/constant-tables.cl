// Tables in constant memory, of the file and of the kernel, and pointers into them.
// launch blur global 2 local 2
// argument float[4] index
// argument float[2] zero
constant float weights[3] = {0.25f, 0.5f, 0.25f};
constant int offsets[2][2] = {{0, 1}, {2, 0}};
kernel void blur(global const float *in, global float *out)
{
    constant int signs[2] = {1, -1};
    int i = get_global_id(0);
    float sum = 0;
    constant float *w = weights;
    for (int k = 0; k < 3; k++)
        sum += in[i + k] * w[k];
    w += 2;
    constant int *o = offsets[i];
    int at = o[1 - i] * signs[i];
    out[i] = sum + at + *w;
}
// steps 0.0: 7 blur(): in=in[0] out=out[0]; 10: i=0; 11: sum=0; 12: w=weights[0]; 13: k=0; 13; 14; 13: k=1; 13; 14: sum=0.5; 13: k=2; 13;
// ... 14: sum=1; 13: k=3; 13; 15: w=weights[2]; 16: o=offsets[0]; 17: at=1; 18
// steps 0.1: 7 blur(): in=in[0] out=out[0]; 10: i=1; 11: sum=0; 12: w=weights[0]; 13: k=0; 13; 14: sum=0.25; 13: k=1; 13; 14: sum=1.25;
// ... 13: k=2; 13; 14: sum=2; 13: k=3; 13; 15: w=weights[2]; 16: o=offsets[2]; 17: at=-2; 18
