// Vectors of sixteen and of doubles, and comparisons of vectors.
// launch wide global 1 local 1
// argument int[1] 3
kernel void wide(global int *a)
{
    uchar16 b = (uchar16)(a[0]);
    b.sf = 200;
    b.hi.lo = b.s0f0f;
    double2 d = (double2)(0.1, a[0]);
    d.x += d.y;
    int2 less = (int2)(1, 5) < (int2)(3, 3);
    less = select((int2)(8, 9), less, less);
    long4 all = (long4)(1L << 40);
    all.even = -all.odd;
    bool some = any(less);
    a[0] = b.s9 + less.y + some + (all.x < 0);
}
// steps 0.0: 4 wide(): a=a[0]; 6: b=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3);
// ... 7: b=(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 200); 8: b=(3, 3, 3, 3, 3, 3, 3, 3, 3, 200, 3, 200, 3, 3, 3, 200);
// ... 9: d=(0.1, 3); 10: d=(3.1, 3); 11: less=(-1, 0); 12: less=(-1, 9);
// ... 13: all=(1099511627776, 1099511627776, 1099511627776, 1099511627776);
// ... 14: all=(-1099511627776, 1099511627776, -1099511627776, 1099511627776); 15: some=1; 16
