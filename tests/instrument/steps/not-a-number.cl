// Values that are no numbers or infinite, also in vectors.
// launch odd global 1 local 1
// argument float[1] zero
// argument float[1] zero
kernel void odd(global const float *zero, global float *out)
{
    float z = zero[0];
    float up = 1 / z;
    float none = up - up;
    float2 both = (float2)(none, -up);
    bool same = none == none, unknown = isnan(none);
    float least = 1 / -z;
    both.x = fmax(both.x, 1.0f);
    none = same ? 1 : none;
    float big = 3e38f, small = 1e-7f;
    big *= 10;
    if (none > 0 || !(big < up))
        out[0] = both.x + least + small + unknown;
}
// steps 0.0: 5 odd(): zero=zero[0] out=out[0]; 7: z=0; 8: up=inf; 9: none=nan; 10: both=(nan, -inf); 11: same=0 unknown=1;
// ... 12: least=-inf; 13: both=(1, -inf); 14; 15: big=3e+38 small=1e-7; 16: big=inf; 17; 18
