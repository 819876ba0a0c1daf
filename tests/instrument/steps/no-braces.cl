// Statements in statements without braces: the else is of the inner if.
// launch unbraced global 2 local 2
// argument int[2] 3 -1
kernel void unbraced(global int *a)
{
    int n = a[get_global_id(0)], r = 0;
    if (n < 9)
        if (n > 0)
            r = 1;
        else
            r = 2;
    for (int i = 0; i < 2; i++)
        for (int j = i; j < 2; j++)
            if (i == j)
                while (n > 2)
                    n--;
            else do
                n++;
            while (n < 0);
    switch (n) case 3: r++;
    a[get_global_id(0)] = r;
}
// steps 0.0: 4 unbraced(): a=a[0]; 6: n=3 r=0; 7; 8; 9: r=1; 12: i=0; 12; 13: j=0; 13; 14; 15; 16: n=2; 15; 13: j=1; 13; 14; 18: n=3; 19;
// ... 13: j=2; 13; 12: i=1; 12; 13: j=1; 13; 14; 15; 16: n=2; 15; 13: j=2; 13; 12: i=2; 12; 20; 21
// steps 0.1: 4 unbraced(): a=a[0]; 6: n=-1 r=0; 7; 8; 11: r=2; 12: i=0; 12; 13: j=0; 13; 14; 15; 13: j=1; 13; 14; 18: n=0; 19; 13: j=2;
// ... 13; 12: i=1; 12; 13: j=1; 13; 14; 15; 13: j=2; 13; 12: i=2; 12; 20; 21
