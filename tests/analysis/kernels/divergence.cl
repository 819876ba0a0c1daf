// Every way to part a group before a barrier, each beside one that keeps it together.
// launch branch_else global 16 local 8
// argument int[16] zero
// finding barrier-divergence then_barrier/else_barrier/halves
// launch branch_else_together global 16 local 8
// argument int[16] zero
// launch calls_in_branches global 16 local 8
// argument int[16] zero
// finding barrier-divergence called_then/called_else/who_calls
// launch in_switch global 16 local 8
// argument int[16] zero
// finding barrier-divergence case_barrier/which
// launch in_switch_together global 16 local 8
// argument int[16] zero
// launch in_and global 16 local 8
// argument int[16] zero
// finding barrier-divergence helper_barrier/both
// launch in_and_together global 16 local 8
// argument int[16] zero
// launch in_ternary global 16 local 8
// argument int[16] zero
// finding barrier-divergence helper_barrier/either
// launch in_helper global 16 local 8
// argument int[16] zero
// finding barrier-divergence nested_barrier/in_call
// launch in_helper_together global 16 local 8
// argument int[16] zero
int wait_here(__local int *s, int v)
{
    s[get_local_id(0)] = v;
    barrier(CLK_LOCAL_MEM_FENCE); // @helper_barrier
    return s[7 - get_local_id(0)];
}

void wait_if(bool yes)
{
    if (yes) // @in_call
        barrier(CLK_LOCAL_MEM_FENCE); // @nested_barrier
}

__kernel void branch_else(__global int *o)
{
    int t = get_local_id(0);
    if (t < 4) { // @halves
        o[get_global_id(0)] = 1;
        barrier(CLK_LOCAL_MEM_FENCE); // @then_barrier
    } else {
        o[get_global_id(0)] = 2;
        barrier(CLK_LOCAL_MEM_FENCE); // @else_barrier
    }
}

__kernel void branch_else_together(__global int *o)
{
    if (get_group_id(0) == 0) {
        o[get_global_id(0)] = 1;
        barrier(CLK_LOCAL_MEM_FENCE);
    } else {
        o[get_global_id(0)] = 2;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

__kernel void calls_in_branches(__global int *out)
{
    __local int s[8];
    int v = get_local_id(0);
    if (get_local_id(0) < 4) // @who_calls
        v = wait_here(s, 1); // @called_then
    else
        v = wait_here(s, 2); // @called_else
    out[get_global_id(0)] = v;
}

__kernel void in_switch(__global int *o)
{
    int t = get_local_id(0);
    switch (t & 3) { // @which
    case 0: o[get_global_id(0)] = 1; break;
    case 1: barrier(CLK_LOCAL_MEM_FENCE); break; // @case_barrier
    default: o[get_global_id(0)] = 2;
    }
}

__kernel void in_switch_together(__global int *o)
{
    switch (get_group_id(0)) {
    case 0: o[get_global_id(0)] = 1; break;
    case 1: barrier(CLK_LOCAL_MEM_FENCE); break;
    default: o[get_global_id(0)] = 2;
    }
}

__kernel void in_and(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    if (t > 2 && wait_here(s, t) > 3) // @both
        o[get_global_id(0)] = 1;
}

__kernel void in_and_together(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    if (get_local_size(0) > 2 && wait_here(s, t) > 3)
        o[get_global_id(0)] = 1;
}

__kernel void in_ternary(__global int *o)
{
    __local int s[8];
    int t = get_local_id(0);
    o[get_global_id(0)] = t & 1 ? wait_here(s, t) : 0; // @either
}

__kernel void in_helper(__global int *o)
{
    wait_if(get_local_id(0) == 3);
    o[get_global_id(0)] = 1;
}

__kernel void in_helper_together(__global int *o)
{
    wait_if(get_global_size(0) == 16);
    o[get_global_id(0)] = 1;
}
