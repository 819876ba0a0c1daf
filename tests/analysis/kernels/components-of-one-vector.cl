// argument float4[16] zero
// argument float[16] index
// launch pairs global 16 local 8
// components v 1x/1y
// launch by_index global 16 local 8
// components v 2any/2any
// launch beside_a_scalar global 16 local 8
// components v 3component/3scalar
// launch between_groups global 16 local 1
// components v 4z/4w
// launch overlapping global 16 local 8
// finding data-race v 5xy/5yz
// components v 5xy/5yz
// launch in_local_memory global 16 local 8
// components t 6x/6y
// launch in_halves global 16 local 8
// components v 7lo/7hi
// launch own_vectors global 8 local 8
// launch by_scalars global 16 local 8
// launch in_phases global 16 local 8
// launch read_beside global 16 local 8
// launch whole global 8 local 8
kernel void pairs(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    if (i & 1)
        v[i / 2].y = in[i]; // @1y
    else
        v[i / 2].x = in[i]; // @1x
}

kernel void by_index(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    v[i / 4][i % 4] = in[i]; // @2any
}

kernel void beside_a_scalar(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    global float *f = (global float *)v;
    if (i & 1)
        v[i / 2].y += in[i]; // @3component
    else
        f[i / 2 * 4] = in[i]; // @3scalar
}

kernel void between_groups(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    if (i & 1)
        v[i / 2].w++; // @4w
    else
        v[i / 2].z = in[i]; // @4z
}

kernel void overlapping(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    if (i & 1)
        v[i / 2].yz = (float2)(in[i], 7); // @5yz
    else
        v[i / 2].xy = (float2)(in[i], 8); // @5xy
}

kernel void in_local_memory(global float4 *v, global const float *in)
{
    local float2 t[4];
    int i = get_global_id(0), l = get_local_id(0);
    if (l & 1)
        t[l / 2].y = in[i]; // @6y
    else
        t[l / 2].x = in[i]; // @6x
    barrier(CLK_LOCAL_MEM_FENCE);
    v[i] = (float4)(t[l / 2], t[l / 2]);
}

kernel void in_halves(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    if (i & 1)
        v[i / 2].hi = (float2)(in[i], 7); // @7hi
    else
        v[i / 2].lo = (float2)(in[i], 8); // @7lo
}

kernel void own_vectors(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    v[i].x = in[i];
    v[i].y = in[i + 1];
    v[i].zw = (float2)(1, 2);
}

kernel void by_scalars(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    ((global float *)&v[i / 2])[i & 1] = in[i];
}

kernel void in_phases(global float4 *v, global const float *in)
{
    local float2 t[4];
    int i = get_global_id(0), l = get_local_id(0);
    if (l & 1)
        t[l / 2].y = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!(l & 1))
        t[l / 2].x = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!(l & 1))
        v[i / 2] = (float4)(t[l / 2], t[l / 2]);
}

kernel void read_beside(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    if (i & 1)
        v[i / 2].y = in[i] + v[i / 2].w;
    else
        (void)(v[i / 2].z + in[i]);
}

kernel void whole(global float4 *v, global const float *in)
{
    int i = get_global_id(0);
    v[i].wzyx = (float4)(in[i], 1, 2, 3);
}
