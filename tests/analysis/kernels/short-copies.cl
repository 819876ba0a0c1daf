// Copies of fewer elements than the group has work-items. PoCL 3.1 made a work-group of them that never returned.
// launch two global 64 local 8
// argument int[64] index
// argument out int[64] zero
// launch in_turn global 64 local 8
// argument int[64] index
// argument out int[64] zero
kernel void two(global const int *a, global int *b)
{
    local int s[4], t[4];
    event_t e = async_work_group_copy(s, a, 4, 0);
    event_t f = async_work_group_copy(t, a + 4, 4, 0);
    wait_group_events(1, &e);
    wait_group_events(1, &f);
    b[get_global_id(0)] = s[1] + t[2];
}

kernel void in_turn(global const int *a, global int *b)
{
    local int s[2][4];
    int sum = 0;
    event_t e = async_work_group_copy(s[0], a, 4, 0);
    for (int i = 0; i < 4; i++) {
        wait_group_events(1, &e);
        if (i < 3)
            e = async_work_group_copy(s[(i + 1) % 2], a + 4 * (i + 1), 4, 0);
        sum += s[i % 2][get_local_id(0) % 4];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[get_global_id(0)] = sum;
}
