// The acceleration that one body gives another. The small number keeps two bodies at one place from an infinite force.
float4 pull(float4 self, float4 other)
{
    float4 way = other - self;
    way.w = 0;
    float square = dot(way, way) + 0.01f;
    float inverse = rsqrt(square);
    return way * (other.w * inverse * inverse * inverse); // w is the body's mass
}

// Every work-item reads all bodies from global memory.
__kernel void naive(__global const float4 *bodies, __global float4 *pulls, int n)
{
    float4 self = bodies[get_global_id(0)];
    float4 sum = 0;
    for (int k = 0; k < n; k++)
        sum += pull(self, bodies[k]);
    pulls[get_global_id(0)] = sum;
}

// The group loads a tile of bodies, uses it together, and goes on to the next.
__kernel void tiled(__global const float4 *bodies, __global float4 *pulls, int n, __local float4 *tile)
{
    int l = get_local_id(0);
    int size = get_local_size(0);
    float4 self = bodies[get_global_id(0)];
    float4 sum = 0;
    for (int first = 0; first < n; first += size) {
        tile[l] = bodies[first + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < size; k++)
            sum += pull(self, tile[k]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    pulls[get_global_id(0)] = sum;
}

// Wrong: without the second barrier a fast work-item loads the next tile while a slow one still uses this one.
__kernel void one_barrier_short(__global const float4 *bodies, __global float4 *pulls, int n, __local float4 *tile)
{
    int l = get_local_id(0);
    int size = get_local_size(0);
    float4 self = bodies[get_global_id(0)];
    float4 sum = 0;
    for (int first = 0; first < n; first += size) {
        tile[l] = bodies[first + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < size; k++)
            sum += pull(self, tile[k]);
    }
    pulls[get_global_id(0)] = sum;
}
