// launch components global 16 local 8
// argument float4[4] zero
// components v 0x/0y
// components v 0x/0z
// components v 0x/0w
// components v 0y/0z
// components v 0y/0w
// components v 0z/0w
// launch overlapping_parts global 8 local 8
// argument float4[8] zero
// finding data-race v left/right
// components v left/right
// launch parts_apart global 8 local 8
// argument float4[8] zero
// components v 2xy/2zw
// launch partly_written global 8 local 8
// argument out float4[8] zero
// finding uninitialised-read s take
// launch all_written global 8 local 8
// argument out float4[8] zero
// components s 4xyz/4w
__kernel void components(__global float4 *v)
{
    int i = get_global_id(0);
    switch (i % 4) {
    case 0: v[i / 4].x = i; break; // @0x
    case 1: v[i / 4].y = i; break; // @0y
    case 2: v[i / 4].z = i; break; // @0z
    default: v[i / 4].w = i; // @0w
    }
}

__kernel void overlapping_parts(__global float4 *v)
{
    int i = get_global_id(0);
    v[i].xy = (float2)(i); // @left
    v[(i + 1) % 8].yz = (float2)(i + 100); // @right
}

__kernel void parts_apart(__global float4 *v)
{
    int i = get_global_id(0);
    v[i].xy = (float2)(i); // @2xy
    v[(i + 1) % 8].zw = (float2)(i); // @2zw
}

__kernel void partly_written(__global float4 *o)
{
    __local float4 s[8];
    int t = get_local_id(0);
    s[t].xyz = (float3)(t);
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[7 - t]; // @take
}

__kernel void all_written(__global float4 *o)
{
    __local float4 s[8];
    int t = get_local_id(0);
    s[t].xyz = (float3)(t); // @4xyz
    s[7 - t].w = 1; // @4w
    barrier(CLK_LOCAL_MEM_FENCE);
    o[t] = s[7 - t];
}
