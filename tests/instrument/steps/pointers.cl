// launch pointers global 2 local 2
// argument int[8] index
// argument int[4] zero
kernel void pointers(global const int *in, global int *out)
{
    local int tile[4];
    int l = get_local_id(0);
    global const int *p = in + 2 * l;
    tile[l] = *p++;
    local int *q = &tile[1];
    q -= l;
    barrier(CLK_LOCAL_MEM_FENCE);
    global int *none = 0;
    if (l == 1)
        none = out;
    if (none)
        *none = *q + *p;
    bool done = l > 0;
    uchar small = (uchar)(250 + 2 * l);
    small += 10;
    out[2 + l] = small + done;
}
// steps 0.0: 4 pointers(): in=in[0] out=out[0]; 7: l=0; 8: p=in[0]; 9: p=in[1]; 10: q=tile[1]; 11; 12; 13: none=NULL; 14; 16; 18: done=0;
// ... 19: small=250; 20: small=4; 21
// steps 0.1: 4 pointers(): in=in[0] out=out[0]; 7: l=1; 8: p=in[2]; 9: p=in[3]; 10: q=tile[1]; 11: q=tile[0]; 12; 13: none=NULL; 14;
// ... 15: none=out[0]; 16; 17; 18: done=1; 19: small=252; 20: small=6; 21
