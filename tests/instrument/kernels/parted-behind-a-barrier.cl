// Work-items that part behind a barrier which all or none of the group come to: PoCL 3.1 has all go the way of the first.
// launch rows global 16 local 8
// argument int 2
// argument int[16] zero
// trace 0.0: store t[0]=0; barrier local; load t[7]=7; store a[0]=7
// trace 0.1: store t[1]=1; barrier local
// trace 1.3: store t[3]=3; barrier local
// launch rowsWithoutBraces global 16 local 8
// argument int 2
// argument int[16] zero
// trace 0.0: barrier local; barrier local; barrier local; store a[0]=0; store a[0]=5
// trace 0.1: barrier local; barrier local; barrier local; store a[1]=1
// launch oneOfThree global 16 local 8
// argument int 2
// argument int[16] zero
// differs
// trace 0.0: store t[0]=2; barrier local; load t[2]=2; store a[0]=2
// trace 0.1: store t[1]=2; barrier local; load t[2]=2; store a[1]=2
// trace 0.2: store t[2]=2; barrier local
// launch oneOfCases global 16 local 8
// argument int 2
// argument int[16] zero
// differs
// trace 0.0: store t[0]=0; barrier local
// trace 0.3: store t[3]=3; barrier local; load t[4]=4; store a[0]=4
// launch leavesThen global 16 local 8
// argument int 2
// argument int[16] zero
// differs
// trace 0.0: store t[0]=0; barrier local; load t[7]=7; store a[0]=7
// trace 0.1: store t[1]=1; barrier local
// launch someTurns global 16 local 8
// argument int 2
// argument int[16] zero
// differs
// trace 0.0: store t[0]=1; barrier local; load t[7]=1; store a[0]=1; store t[0]=2; barrier local; load t[7]=2; store a[0]=2
// trace 0.1: store t[1]=1; barrier local; store t[1]=2; barrier local
__kernel void rows(int n, __global int *a)
{
    __local int t[8];
    int l = get_local_id(0), row = get_group_id(0);
    if (row < n) {
        t[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0)
            a[row] = t[7];
    }
}
__kernel void rowsWithoutBraces(int n, __global int *a)
{
    int l = get_local_id(0), row = get_group_id(0);
    if (row < n)
        for (int turn = 0; turn <= n; ++turn)
            barrier(CLK_LOCAL_MEM_FENCE);
    a[get_global_id(0)] = l;
    if (l == 0)
        a[row] = 5;
}
__kernel void oneOfThree(int n, __global int *a)
{
    __local int t[8];
    int l = get_local_id(0), row = get_group_id(0);
    if (n > 4) {
        t[l] = 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0)
            a[row] = t[0];
    } else if (n > 3) {
        t[l] = 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 1)
            a[row] = t[1];
    } else {
        t[l] = 2;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < 2)
            a[get_global_id(0)] = t[2];
    }
}
__kernel void oneOfCases(int n, __global int *a)
{
    __local int t[8];
    int l = get_local_id(0), row = get_group_id(0);
    switch (n) {
    case 1:
        t[l] = -l;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 1)
            a[row] = t[3];
        break;
    case 2:
        t[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 3)
            a[row] = t[4];
        break;
    default:
        a[l] = 1;
    }
}
__kernel void leavesThen(int n, __global int *a)
{
    __local int t[8];
    int l = get_local_id(0), row = get_group_id(0);
    if (n == 2) {
        t[l] = l;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l == 0)
            a[row] = t[7];
        return;
    }
    a[l] = 1;
}
__kernel void someTurns(int n, __global int *a)
{
    __local int t[8];
    int l = get_local_id(0), row = get_group_id(0);
    for (int turn = 0; turn < 3; ++turn) {
        if (turn > 0) {
            t[l] = turn;
            barrier(CLK_LOCAL_MEM_FENCE);
            if (l == 0)
                a[row] = t[7];
        }
    }
}
