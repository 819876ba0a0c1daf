// Components that are named twice, which can't be assigned to: no conversion to a value stands around them.
// launch k global 8 local 4
// argument uint4[8] index
// argument uint4[8] zero
// trace 0.1: load a+20=5; load a+20=5; load a+28=7; load a+16=4; store b[1]=5,5,7,4
// ... load a+24=6; load a+24=6; store b+16=12
__kernel void k(__global uint4 *a, __global uint4 *b)
{
    int i = get_global_id(0);
    b[i] = a[i].yywx;
    b[i].x = (a[i]).zz.x + (&a[i])->zz.y;
}
