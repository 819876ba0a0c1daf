// A pointer to private memory that leads nowhere yet.
// launch none global 2 local 2
// argument int[2] index
int twice(int x)
{
    int *p = &x;
    *p *= 2;
    return x;
}
kernel void none(global int *a)
{
    int i = get_global_id(0);
    int *p = 0, *q = NULL;
    int x = 5, y = 6;
    if (i)
        p = &y;
    else
        p = &x;
    q = p;
    p = 0;
    a[i] = p ? 0 : twice(*q);
}
// steps 0.0: 10 none(): a=a[0]; 12: i=0; 13: p=NULL q=NULL; 14: x=5 y=6; 15; 18: p=&x; 19: q=&x; 20: p=NULL; 21; 4 twice(): x=5; 6: p=&x;
// ... 7: x=10; 8
// steps 0.1: 10 none(): a=a[0]; 12: i=1; 13: p=NULL q=NULL; 14: x=5 y=6; 15; 16: p=&y; 19: q=&y; 20: p=NULL; 21; 4 twice(): x=6; 6: p=&x;
// ... 7: x=12; 8
