// Functions that return early: before their loop and out of an endless one.
// launch cleared global 3 local 3
// argument int[9] one
void clear(global int *row, int n)
{
    if (n < 1)
        return;
    for (;;) {
        row[--n] = 0;
        if (!n)
            return;
    }
}
kernel void cleared(global int *a)
{
    int id = get_global_id(0);
    clear(a + 3 * id, id);
    if (id == 1)
        return;
    a[3 * id + 2] = 5;
}
// steps 0.0: 14 cleared(): a=a[0]; 16: id=0; 17; 4 clear(): row=a[0] n=0; 6; 7; 18; 20
// steps 0.1: 14 cleared(): a=a[0]; 16: id=1; 17; 4 clear(): row=a[3] n=1; 6; 9: n=0; 10; 11; 18; 19
// steps 0.2: 14 cleared(): a=a[0]; 16: id=2; 17; 4 clear(): row=a[6] n=2; 6; 9: n=1; 10; 9: n=0; 10; 11; 18; 20
