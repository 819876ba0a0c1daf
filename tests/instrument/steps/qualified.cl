// Variables that are declared private, aligned, of a type with a name, and in odd order.
// launch qualified global 1 local 1
// argument int[1] 2
typedef float matrix[2][2];
typedef const float2 pair;
typedef global int *numbers;
kernel void qualified(numbers restrict a)
{
    __private int x __attribute__((aligned(16))) = a[0], one = 1;
    const matrix m = {{1, 2}, {3, 4}};
    matrix t;
    t[0][1] = m[1][0] * x;
    pair p = (pair)(x, one);
    numbers q = a;
    int const volatile long unsigned wide = 1;
    signed r = -x;
    q[0] = t[0][1] + p.x + r;
}
// steps 0.0: 7 qualified(): a=a[0]; 9: x=2 one=1; 10: m={{1, 2}, {3, 4}}; 12: t={{-, 6}, {-, -}}; 13: p=(2, 1); 14: q=a[0]; 15: wide=1;
// ... 16: r=-2; 17
