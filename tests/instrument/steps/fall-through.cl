// A switch whose cases fall through, one that returns, and a case with a block.
// launch weights global 4 local 4
// argument int[4] 0 2 3 9
int weight(int kind)
{
    int w = 0;
    switch (kind) {
    case 3:
        w++;
    case 2:
        w++;
        break;
    default:
        return -1;
    case 1:
    case 0: {
        int h = kind + 5;
        w = h;
    }
    }
    return w;
}
kernel void weights(global int *a)
{
    int i = get_global_id(0);
    a[i] = weight(a[i]);
}
// steps 0.0: 23 weights(): a=a[0]; 25: i=0; 26; 4 weight(): kind=0; 6: w=0; 7; 17: h=5; 18: w=5; 21
// steps 0.1: 23 weights(): a=a[0]; 25: i=1; 26; 4 weight(): kind=2; 6: w=0; 7; 11: w=1; 12; 21
// steps 0.2: 23 weights(): a=a[0]; 25: i=2; 26; 4 weight(): kind=3; 6: w=0; 7; 9: w=1; 11: w=2; 12; 21
// steps 0.3: 23 weights(): a=a[0]; 25: i=3; 26; 4 weight(): kind=9; 6: w=0; 7; 14
