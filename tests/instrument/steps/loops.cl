// launch loops global 4 local 2
// argument int[4] index
// argument int 5
kernel void loops(global int *a, int n)
{
    int id = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < n; i++) {
        if (i == 1)
            continue;
        if (i > 2)
            break;
        sum += i + a[id];
    }
    int k = 2;
    while (k > 0)
        k--;
    do {
        sum *= 2;
    } while (sum < 4);
    a[id] = sum;
}
// steps 0.0: 4 loops(): a=a[0] n=5; 6: id=0; 7: sum=0; 8: i=0; 8; 9; 11; 13; 8: i=1; 8; 9; 10; 8: i=2; 8; 9; 11; 13: sum=2; 8: i=3; 8; 9;
// ... 11; 12; 15: k=2; 16; 17: k=1; 16; 17: k=0; 16; 19: sum=4; 20; 21
// steps 0.1: 4 loops(): a=a[0] n=5; 6: id=1; 7: sum=0; 8: i=0; 8; 9; 11; 13: sum=1; 8: i=1; 8; 9; 10; 8: i=2; 8; 9; 11; 13: sum=4; 8: i=3;
// ... 8; 9; 11; 12; 15: k=2; 16; 17: k=1; 16; 17: k=0; 16; 19: sum=8; 20; 21
