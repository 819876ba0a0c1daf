// Functions that are called in what decides: of a loop, an if, a switch, and in a loop's head.
// launch deciding global 1 local 1
// argument int[1] zero
int first(void)
{
    return 1;
}
bool less(int a, int b);
kernel void deciding(global int *a)
{
    int n = 0;
    for (int i = first(); less(i, 3); i += first())
        n++;
    while (less(n++, 3))
        ;
    do
        n -= 2;
    while (!less(n, first()));
    if (less(n, 0))
        n = 5;
    switch (first()) {
    case 1:
        a[0] = n;
    }
}
bool less(int a, int b)
{
    return a < b;
}
// steps 0.0: 9 deciding(): a=a[0]; 11: n=0; 12: i=1; 4 first(); 6; 12; 26 less(): a=1 b=3; 28; 13: n=1; 12: i=2; 4 first(); 6; 12;
// ... 26 less(): a=2 b=3; 28; 13: n=2; 12: i=3; 4 first(); 6; 12; 26 less(): a=3 b=3; 28; 14: n=3; 26 less(): a=2 b=3; 28; 14: n=4;
// ... 26 less(): a=3 b=3; 28; 17: n=2; 18; 4 first(); 6; 26 less(): a=2 b=1; 28; 17: n=0; 18; 4 first(); 6; 26 less(): a=0 b=1; 28; 19;
// ... 26 less(): a=0 b=0; 28; 21; 4 first(); 6; 23
