// A barrier right before a loop and another at its end: what stands before both must stay twice, or PoCL 3.1 ends the process.
// launch largest global 16 local 8
// argument float4[32] index
// argument float4[2] zero
// argument local 128
// trace 0.1: load a[2]=8,9,10,11; load a[3]=12,13,14,15; store t[1]=12,13,14,15; barrier local; load t[1]=12,13,14,15; load t[5]=44,45,46,47
// ... store t[1]=44,45,46,47; barrier local; load t[1]=44,45,46,47; load t[3]=60,61,62,63; store t[1]=60,61,62,63; barrier local
// ... barrier local
__kernel void largest(__global const float4 *a, __global float4 *r, __local float4 *t)
{
    const int l = get_local_id(0), size = get_local_size(0);
    t[l] = max(a[2 * get_global_id(0)], a[2 * get_global_id(0) + 1]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = size / 2; step > 0; step /= 2) {
        if (l < step)
            t[l] = max(t[l], t[l + step]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        r[get_group_id(0)] = t[0];
}
