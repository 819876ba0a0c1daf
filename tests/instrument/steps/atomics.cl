// Atomics of OpenCL 1.x: what they return is assigned; a loop that tries until nobody came between.
// launch locked global 2 local 2
// argument int[4] 3 -4 0 0
kernel void locked(global int *a)
{
    int id = get_global_id(0);
    int before, seen = a[id];
    do {
        before = seen;
        seen = atomic_cmpxchg(&a[id], before, before * 2);
    } while (seen != before);
    int most = atomic_max(&a[id], 1);
    most = atomic_inc(&a[2 + id]) + most;
    atomic_xchg(a + id, most);
}
// steps 0.0: 4 locked(): a=a[0]; 6: id=0; 7: seen=3; 9: before=3; 10; 11; 12: most=6; 13; 14
// steps 0.1: 4 locked(): a=a[0]; 6: id=1; 7: seen=-4; 9: before=-4; 10; 11; 12: most=-8; 13; 14
