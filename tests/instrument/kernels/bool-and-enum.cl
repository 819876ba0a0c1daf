// launch k global 8 local 8
// argument uchar[8] one
// argument uint[8] index
enum mode { nothing, some, everything };
__kernel void k(__global bool *flag, __global enum mode *m)
{
    int i = get_global_id(0);
    if (flag[i] && m[i] > some) m[i] = everything;
    flag[i] = i & 1;
    m[i]++;
}
