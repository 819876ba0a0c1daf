// A loop whose counter is in local memory. PoCL 3.1's compiler never ended with it.
// launch counts_in_local_memory global 64 local 8
// argument int[64] index
// differs
// finding data-race m loop/loop many
// finding warning data-race m loop/loop many
// finding data-race m loop/sum many
// finding data-race a sum/put many
// launch counts_in_private_memory global 64 local 8
// argument int[64] index
// argument int[64] zero
kernel void counts_in_local_memory(global int *a)
{
    local int m;
    int s = 0;
    for (m = 0; m < 4; m++) // @loop
        s += a[m]; // @sum
    a[get_global_id(0)] = s; // @put
}

kernel void counts_in_private_memory(global const int *a, global int *b)
{
    int s = 0;
    for (int m = 0; m < 4; m++)
        s += a[m];
    b[get_global_id(0)] = s;
}
