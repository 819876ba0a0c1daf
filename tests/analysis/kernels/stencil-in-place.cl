// A three-point average that overwrites its own input, and one with a second buffer.
// launch in_place global 64 local 16
// argument float[64] index
// finding data-race a update/update
// finding data-race a update/update
// launch two_buffers global 64 local 16
// argument in float[64] index
// argument out float[64] zero
// launch red_black global 32 local 8
// argument float[66] index
__kernel void in_place(__global float *a)
{
    int i = get_global_id(0);
    if (i > 0 && i < 63)
        a[i] = (a[i - 1] + a[i + 1]) / 2; // @update
}

__kernel void two_buffers(__global const float *a, __global float *b)
{
    int i = get_global_id(0);
    b[i] = i > 0 && i < 63 ? (a[i - 1] + a[i + 1]) / 2 : a[i];
}

/* Every second element is read only, so that the others may change in place. */
__kernel void red_black(__global float *a)
{
    int i = 2 * get_global_id(0) + 1;
    a[i] = (a[i - 1] + a[i + 1]) / 2;
}
