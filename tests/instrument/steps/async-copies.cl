// Asynchronous copies: an event has no value, and may be of two copies.
// launch reversed global 4 local 4
// argument int[8] index
// argument int[4] zero
// argument local 32
kernel void reversed(global const int *in, global int *out, local int *tile)
{
    int l = get_local_id(0);
    event_t e;
    e = async_work_group_copy(tile, in, 4, 0);
    e = async_work_group_strided_copy(tile + 4, in + 1, 4, 2, e);
    wait_group_events(1, &e);
    int v = tile[3 - l], odd = tile[4 + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[l] = v * 10 + odd;
    barrier(CLK_LOCAL_MEM_FENCE);
    event_t done = async_work_group_copy(out, tile, 4, 0);
    wait_group_events(1, &done);
}
// steps 0.1: 6 reversed(): in=in[0] out=out[0] tile=tile[0]; 8: l=1; 10; 11; 12; 13: v=2 odd=3; 14; 15; 16; 17; 18
// steps 0.3: 6 reversed(): in=in[0] out=out[0] tile=tile[0]; 8: l=3; 10; 11; 12; 13: v=0 odd=7; 14; 15; 16; 17; 18
