// Assignments that && and ?: leave out: the variable has no value yet.
// launch chosen global 2 local 2
// argument int[2] 7 8
kernel void chosen(global int *a)
{
    int g = get_global_id(0), v, w;
    bool b = g > 0 && (v = a[g]) > 7;
    g > 0 ? (w = 1) : (v = 2);
    if (g == 5 || (g == 1 && (w = 4) > 3))
        a[g] = v;
}
// steps 0.0: 4 chosen(): a=a[0]; 6: g=0; 7: b=0; 8: v=2; 9
// steps 0.1: 4 chosen(): a=a[0]; 6: g=1; 7: v=8 b=1; 8: w=1; 9: w=4; 10
