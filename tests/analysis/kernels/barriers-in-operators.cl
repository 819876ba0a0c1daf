// launch either global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence second/asks
// launch either_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch both global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence second/asked
// launch both_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch choice global 16 local 8
// argument int[16] index
// argument out int[16] zero
// differs
// finding barrier-divergence second/chooses
// launch choice_together global 16 local 8
// argument int[16] index
// argument out int[16] zero
// launch only_the_first global 16 local 8
// argument int[16] index
// argument out int[16] zero
int shifted(__local int *s, int t, int by)
{
    barrier(CLK_LOCAL_MEM_FENCE); // @first
    int value = s[(t + by) % 8];
    barrier(CLK_LOCAL_MEM_FENCE);
    return value;
}

int doubled(__local int *s, int t)
{
    barrier(CLK_LOCAL_MEM_FENCE); // @second
    int value = 2 * s[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    return value;
}

__kernel void either(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    o[get_global_id(0)] = shifted(s, t, 1) < 3 || doubled(s, t) < 10; // @asks
}

__kernel void either_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    o[get_global_id(0)] = shifted(s, t, 1) > 9 || doubled(s, t) < 10;
}

__kernel void both(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    if (shifted(s, t, 1) < 3 && doubled(s, t) < 10) // @asked
        o[get_global_id(0)] = 1;
}

__kernel void both_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    if (shifted(s, t, 1) < 9 && doubled(s, t) < 10)
        o[get_global_id(0)] = 1;
}

__kernel void choice(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    o[get_global_id(0)] = shifted(s, t, 1) < 3 ? doubled(s, t) : 7; // @chooses
}

__kernel void choice_together(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    o[get_global_id(0)] = shifted(s, t, 1) < 9 ? doubled(s, t) : 7;
}

__kernel void only_the_first(__global const int *a, __global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    s[t] = a[t];
    o[get_global_id(0)] = shifted(s, t, 1) < 3 || t < 6;
}
