// launch leaving global 4 local 2
// argument int[4] index
int found(global const int *a, int what)
{
    for (int i = 0; i < 4; i++) {
        if (a[i] == what)
            return i;
    }
    return -1;
}
kernel void leaving(global int *a, global int *out)
{
    if (get_global_id(0) == 1)
        return;
    out[get_global_id(0)] = found(a, 1);
}
// argument int[4] zero
// steps 0.0: 11 leaving(): a=a[0] out=out[0]; 13; 15; 3 found(): a=a[0] what=1; 5: i=0; 5; 6; 5: i=1; 5; 6; 7
// steps 0.1: 11 leaving(): a=a[0] out=out[0]; 13; 14
