// An array in private memory: an index that is not known before, elements that nothing was assigned to yet.
// launch histogram global 2 local 2
// argument int[4] index
// argument int[2] zero
kernel void histogram(global const int *a, global int *out)
{
    int count[3] = {0};
    for (int i = 0; i < 4; i++)
        count[a[i] % 3]++;
    int g = get_global_id(0);
    int order[3];
    order[2 - g] = count[0];
    order[0] = order[2 - g]--;
    out[g] = order[0];
}
// steps 0.0: 5 histogram(): a=a[0] out=out[0]; 7: count={0, 0, 0}; 8: i=0; 8; 9: count={1, 0, 0}; 8: i=1; 8; 9: count={1, 1, 0}; 8: i=2;
// ... 8; 9: count={1, 1, 1}; 8: i=3; 8; 9: count={2, 1, 1}; 8: i=4; 8; 10: g=0; 12: order={-, -, 2}; 13: order={2, -, 1}; 14
// steps 0.1: 5 histogram(): a=a[0] out=out[0]; 7: count={0, 0, 0}; 8: i=0; 8; 9: count={1, 0, 0}; 8: i=1; 8; 9: count={1, 1, 0}; 8: i=2;
// ... 8; 9: count={1, 1, 1}; 8: i=3; 8; 9: count={2, 1, 1}; 8: i=4; 8; 10: g=1; 12: order={-, 2, -}; 13: order={2, 1, -}; 14
