// A kernel that calls another one, which has variables of the same names.
// launch outer global 2 local 2
// argument int[4] index
kernel void inner(global int *a, int by)
{
    int i = get_global_id(0) + 2;
    a[i] *= by;
}
kernel void outer(global int *a)
{
    int i = get_global_id(0);
    for (int by = 2; by < 4; by++)
        inner(a, by * by);
    a[i] = i;
}
// steps 0.1: 9 outer(): a=a[0]; 11: i=1; 12: by=2; 12; 13; 4 inner(): a=a[0] by=4; 6: i=3; 7; 12: by=3; 12; 13; 4 inner(): a=a[0] by=9;
// ... 6: i=3; 7; 12: by=4; 12; 14
