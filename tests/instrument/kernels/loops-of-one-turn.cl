// Loops of which the compiler knows that they have one turn, with a barrier and a branch behind it.
// argument float[128] zero
// launch alone global 128 local 64
// trace 0.0: barrier local; store o[0]=1
// trace 0.1: barrier local
// trace 1.32: barrier local; store o[96]=1
// launch behind_another global 128 local 64
// trace 0.1: barrier local; barrier local; barrier local; barrier local; load o[1]=0; store o[1]=3
// trace 0.3: barrier local; store o[3]=2; barrier local; store o[3]=2; barrier local; store o[3]=2; barrier local; load o[3]=2;
// ... store o[3]=5
// trace 0.32: barrier local; barrier local; barrier local; barrier local; store o[32]=1; load o[32]=1; store o[32]=4
// launch of_waves global 128 local 64
// trace 0.1: store s[1]=1; barrier local; load s[1]=1; store s[1]=2; barrier local; barrier local; barrier local; barrier local;
// ... barrier local; barrier local; load s[1]=2; store o[1]=2
__kernel void alone(__global float *o)
{
    int l = get_local_id(0), skip = 1;
    while (skip < 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((l & 31) == 0)
            o[get_global_id(0)] = 1.0f;
        skip *= 2;
    }
}

__kernel void behind_another(__global float *o)
{
    int l = get_local_id(0), skip = 1;
    for (int i = 0; i < 3; ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 3)
            o[get_global_id(0)] = 2.0f;
    }
    while (skip < 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((l & 31) == 0)
            o[get_global_id(0)] = 1.0f;
        skip *= 2;
    }
    o[get_global_id(0)] += 3.0f;
}

/* Sums of 32 work-items each, then of those: one turn, as there are two. */
__kernel void of_waves(__global float *o)
{
    __local float s[64];
    int l = get_local_id(0), skip = 1;
    s[l] = 1.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] += 1.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int offset = 1; offset < 32; offset *= 2) {
        if ((l & 31 & (2 * offset - 1)) == 0)
            s[l] += s[l + offset];
        if (offset < 16)
            barrier(CLK_LOCAL_MEM_FENCE);
    }
    while (skip < (64 + 31) / 32) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((l & 31) == 0 && (l / 32 & (2 * skip - 1)) == 0)
            s[l] += s[l + 32];
        skip *= 2;
    }
    o[get_global_id(0)] = s[l];
}
