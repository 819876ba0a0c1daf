// launch k global 8 local 8
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
// argument int[8] index
__kernel void k(__global int *a0, __global int *a1, __global int *a2, __global int *a3, __global int *a4, __global int *a5, __global int *a6, __global int *a7, __global int *a8, __global int *a9, __global int *a10, __global int *a11, __global int *a12, __global int *a13, __global int *a14, __global int *a15, __global int *a16, __global int *a17, __global int *a18, __global int *a19, __global int *a20, __global int *a21, __global int *a22, __global int *a23, __global int *a24, __global int *a25, __global int *a26, __global int *a27, __global int *a28, __global int *a29, __global int *a30, __global int *a31, __global int *a32, __global int *a33, __global int *a34, __global int *a35, __global int *a36, __global int *a37, __global int *a38, __global int *a39)
{
    int i = get_global_id(0);
    a0[i] += a1[i] + 0;
    a2[i] += a3[i] + 2;
    a4[i] += a5[i] + 4;
    a6[i] += a7[i] + 6;
    a8[i] += a9[i] + 8;
    a10[i] += a11[i] + 10;
    a12[i] += a13[i] + 12;
    a14[i] += a15[i] + 14;
    a16[i] += a17[i] + 16;
    a18[i] += a19[i] + 18;
    a20[i] += a21[i] + 20;
    a22[i] += a23[i] + 22;
    a24[i] += a25[i] + 24;
    a26[i] += a27[i] + 26;
    a28[i] += a29[i] + 28;
    a30[i] += a31[i] + 30;
    a32[i] += a33[i] + 32;
    a34[i] += a35[i] + 34;
    a36[i] += a37[i] + 36;
    a38[i] += a39[i] + 38;
    __global int *p = i > 3 ? a1 : a3;
    p[i] = 0;
}
