// A function that gives the next value through a pointer, called in the condition of a loop, an if and a switch.
// launch each global 1 local 1
// argument int[3] 5 0 7
bool next(global const int *a, int *at, int *value)
{
    if (*at == 3)
        return false;
    *value = a[(*at)++];
    return true;
}
kernel void each(global int *a)
{
    int at = 1, value = -1, sum = 0;
    while (next(a, &at, &value))
        sum += value;
    at = 0;
    if (!next(a, &at, &value))
        return;
    a[0] = sum + value;
}
// steps 0.0: 11 each(): a=a[0]; 13: at=1 value=-1 sum=0; 14: at=2 value=0; 4 next(): a=a[0] at=&at value=&value; 6; 8; 9; 15;
// ... 14: at=3 value=7; 4 next(): a=a[0] at=&at value=&value; 6; 8; 9; 15: sum=7; 14; 4 next(): a=a[0] at=&at value=&value; 6; 7;
// ... 16: at=0; 17: at=1 value=5; 4 next(): a=a[0] at=&at value=&value; 6; 8; 9; 19
