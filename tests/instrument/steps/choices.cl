// launch choices global 3 local 3
// argument int[3] index
kernel void choices(global int *a)
{
    int id = get_global_id(0);
    int r = -1;
    switch (a[id]) {
    case 0:
        r = 10;
        break;
    case 1:
        r = 20;
    default:
        r += 5;
    }
    int i = 0;
again:
    i++;
    if (i < 2)
        goto again;
    if (id > 0 && (r = r + 1) > 3 || id == 7)
        r = id ? r : 0;
    else if (i++ == 2)
        r--;
    int x, y;
    x = (y = 3, y + 1);
    a[id] = r + x + i;
}
// steps 0.0: 3 choices(): a=a[0]; 5: id=0; 6: r=-1; 7; 9: r=10; 10; 16: i=0; 18: i=1; 19; 20; 18: i=2; 19; 21; 23: i=3; 24: r=9;
// ... 26: x=4 y=3; 27
// steps 0.1: 3 choices(): a=a[0]; 5: id=1; 6: r=-1; 7; 12: r=20; 14: r=25; 16: i=0; 18: i=1; 19; 20; 18: i=2; 19; 21: r=26; 22;
// ... 26: x=4 y=3; 27
// steps 0.2: 3 choices(): a=a[0]; 5: id=2; 6: r=-1; 7; 14: r=4; 16: i=0; 18: i=1; 19; 20; 18: i=2; 19; 21: r=5; 22; 26: x=4 y=3; 27
