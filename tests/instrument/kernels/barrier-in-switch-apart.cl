// launch k global 8 local 8
// argument int[8] index
// differs
// fault 10 barrier x4
// fault 9 branch x4
__kernel void k(__global int *a)
{
    int l = get_local_id(0);
    switch (l & 1) {
    case 0: barrier(CLK_LOCAL_MEM_FENCE); break;
    default: barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[l] = 1;
}
