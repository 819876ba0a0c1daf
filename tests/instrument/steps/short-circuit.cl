// What && and || don't evaluate is no step; what calls did through a pointer is seen behind them.
// launch ticks global 1 local 1
// argument int[1] zero
bool tick(int *count, bool answer)
{
    ++*count;
    return answer;
}
kernel void ticks(global int *a)
{
    int n = 0;
    bool both = tick(&n, false) && tick(&n, true);
    bool either = tick(&n, true) || tick(&n, false);
    bool all = tick(&n, true) && tick(&n, a[0] == 0) && tick(&n, false);
    if (n == 5 || (n = 9))
        a[0] = n + both + either + all;
}
// steps 0.0: 9 ticks(): a=a[0]; 11: n=0; 12: n=1 both=0; 4 tick(): count=&n answer=0; 6; 7; 13: n=2 either=1;
// ... 4 tick(): count=&n answer=1; 6; 7; 14: n=5 all=0; 4 tick(): count=&n answer=1; 6; 7; 4 tick(): count=&n answer=1; 6; 7;
// ... 4 tick(): count=&n answer=0; 6; 7; 15; 16
