// A scan with the barriers of OpenCL C 2.0, and local memory that all work-items write.
// launch scanned global 4 local 4
// options -cl-std=CL3.0
// argument int[4] 5 1 2 3
kernel void scanned(global int *a)
{
    local int s[4];
    const int l = get_local_id(0);
    s[l] = a[l];
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 4; d <<= 1) {
        int left = l >= d ? s[l - d] : 0;
        work_group_barrier(CLK_LOCAL_MEM_FENCE);
        s[l] += left;
        work_group_barrier(CLK_LOCAL_MEM_FENCE);
    }
    a[l] = s[l];
}
// steps 0.0: 5 scanned(): a=a[0]; 8: l=0; 9; 10; 11: d=1; 11; 12: left=0; 13; 14; 15; 11: d=2; 11; 12: left=0; 13; 14; 15; 11: d=4; 11;
// ... 17
// steps 0.3: 5 scanned(): a=a[0]; 8: l=3; 9; 10; 11: d=1; 11; 12: left=2; 13; 14; 15; 11: d=2; 11; 12: left=6; 13; 14; 15; 11: d=4; 11;
// ... 17
