// Three dimensions with an offset.
// launch cube global 2 2 2 local 2 2 2 offset 1 0 3
// argument int[8] zero
kernel void cube(global int *a)
{
    const uint x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    uint3 l = (uint3)(get_local_id(0), get_local_id(1), get_local_id(2));
    uint flat = l.x + 2 * (l.y + 2 * l.z);
    for (uint d = 0; d < get_work_dim(); d += 2)
        flat += 10 * get_local_id(d);
    a[flat % 8] = x + y + z + get_global_offset(2);
}
// steps 0.0: 4 cube(): a=a[0]; 6: x=1 y=0 z=3; 7: l=(0, 0, 0); 8: flat=0; 9: d=0; 9; 10; 9: d=2; 9; 10; 9: d=4; 9; 11
// steps 0.6: 4 cube(): a=a[0]; 6: x=1 y=1 z=4; 7: l=(0, 1, 1); 8: flat=6; 9: d=0; 9; 10; 9: d=2; 9; 10: flat=16; 9: d=4; 9; 11
// steps 0.7: 4 cube(): a=a[0]; 6: x=2 y=1 z=4; 7: l=(1, 1, 1); 8: flat=7; 9: d=0; 9; 10: flat=17; 9: d=2; 9; 10: flat=27; 9: d=4; 9; 11
