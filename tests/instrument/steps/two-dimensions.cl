// Two dimensions and four work-groups: each knows where it is.
// launch corners global 4 4 local 2 2
// argument int[16] zero
// argument int 4
kernel void corners(global int *a, int width)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    size_t left = get_global_size(0) - at.x, groups = get_num_groups(1);
    bool edge = at.x == 0 || at.y == 0;
    if (edge)
        a[at.y * width + at.x] = left + groups;
}
// steps 0.0: 5 corners(): a=a[0] width=4; 7: at=(0, 0); 8: left=4 groups=2; 9: edge=1; 10; 11
// steps 0.1: 5 corners(): a=a[0] width=4; 7: at=(1, 0); 8: left=3 groups=2; 9: edge=1; 10; 11
// steps 0.2: 5 corners(): a=a[0] width=4; 7: at=(0, 1); 8: left=4 groups=2; 9: edge=1; 10; 11
// steps 0.3: 5 corners(): a=a[0] width=4; 7: at=(1, 1); 8: left=3 groups=2; 9: edge=0; 10
