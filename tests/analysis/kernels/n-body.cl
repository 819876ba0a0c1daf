// launch one_barrier global 32 local 8
// argument in float4[32] index
// argument out float4[32] zero
// argument local 128
// finding data-race tile fill/force
// launch mended global 32 local 8
// argument in float4[32] index
// argument out float4[32] zero
// argument local 128
float4 pull(float4 a, float4 b)
{
    float4 d = b - a;
    d.w = 0;
    return d * (b.w * rsqrt(dot(d, d) + 0.01f));
}

__kernel void one_barrier(__global const float4 *body, __global float4 *o, __local float4 *tile)
{
    float4 me = body[get_global_id(0)], sum = 0;
    for (int first = 0; first < get_global_size(0); first += get_local_size(0)) {
        tile[get_local_id(0)] = body[first + get_local_id(0)]; // @fill
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < get_local_size(0); i++)
            sum += pull(me, tile[i]); // @force
    }
    o[get_global_id(0)] = sum;
}

__kernel void mended(__global const float4 *body, __global float4 *o, __local float4 *tile)
{
    float4 me = body[get_global_id(0)], sum = 0;
    for (int first = 0; first < get_global_size(0); first += get_local_size(0)) {
        tile[get_local_id(0)] = body[first + get_local_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < get_local_size(0); i++)
            sum += pull(me, tile[i]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[get_global_id(0)] = sum;
}
