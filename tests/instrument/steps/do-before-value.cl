// A variable that gets its first value in a loop whose condition, at the end, changes it.
// launch last global 1 local 1
// argument int[1] one
kernel void last(global int *a)
{
    int n, turns = 0;
    do {
        turns++;
        n = a[0];
    } while (n-- > 0 && turns < 2);
    a[0] = n + turns;
}
// steps 0.0: 4 last(): a=a[0]; 6: turns=0; 8: turns=1; 9: n=1; 10: n=0; 8: turns=2; 9: n=1; 10: n=0; 11
