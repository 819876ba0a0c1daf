// launch before global 16 local 8
// argument in int[16] index
// argument out int[16] zero
// finding out-of-bounds a left
// launch from_the_second global 16 local 8
// argument in int[16] index
// argument out int[16] zero
// launch far global 16 local 8
// argument int[16] zero
// finding out-of-bounds o far_away
// launch nothing_given global 8 local 8
// argument null
// argument int[8] zero
// finding out-of-bounds a null_load
// launch checked_pointer global 8 local 8
// argument null
// argument int[8] zero
// launch rounded_up global 20 20 local 4 4
// argument int[324] zero
// finding out-of-bounds o pixel
// finding data-race o pixel/pixel
// launch rounded_up_checked global 20 20 local 4 4
// argument int[324] zero
// launch offset_forgotten global 16 local 8 offset 8
// argument int[16] zero
// finding out-of-bounds o place
// launch offset_taken_off global 16 local 8 offset 8
// argument int[16] zero
// launch vector_partly_outside global 4 local 4
// argument in float[13] index
// argument out float[16] zero
// finding out-of-bounds a four
// launch vector_inside global 4 local 4
// argument in float[13] index
// argument out float[16] zero
__kernel void before(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    o[i] = a[i] - a[i - 1]; // @left
}

__kernel void from_the_second(__global const int *a, __global int *o)
{
    int i = get_global_id(0);
    o[i] = i > 0 ? a[i] - a[i - 1] : a[i];
}

__kernel void far(__global int *o)
{
    o[get_global_id(0) * 1000000000L] = 1; // @far_away
}

__kernel void nothing_given(__global const int *a, __global int *o)
{
    o[get_global_id(0)] = a[get_global_id(0)]; // @null_load
}

__kernel void checked_pointer(__global const int *a, __global int *o)
{
    o[get_global_id(0)] = a ? a[get_global_id(0)] : 1;
}

/* An image of 18 x 18 in work-groups of 4 x 4: the launch is rounded up to 20 x 20. */
__kernel void rounded_up(__global int *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    o[y * 18 + x] = x; // @pixel
}

__kernel void rounded_up_checked(__global int *o)
{
    int x = get_global_id(0), y = get_global_id(1);
    if (x < 18 && y < 18)
        o[y * 18 + x] = x;
}

__kernel void offset_forgotten(__global int *o)
{
    o[get_global_id(0)] = 1; // @place
}

__kernel void offset_taken_off(__global int *o)
{
    o[get_global_id(0) - get_global_offset(0)] = 1;
}

__kernel void vector_partly_outside(__global const float *a, __global float *o)
{
    int i = get_global_id(0);
    vstore4(vload4(i, a), i, o); // @four
}

__kernel void vector_inside(__global const float *a, __global float *o)
{
    int i = get_global_id(0);
    vstore4(vload4(0, a + 3 * i), i, o);
}
