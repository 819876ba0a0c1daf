// Arrays, structs and variables without a value that are declared in the head of a loop.
// launch heads global 1 local 1
// argument int[1] one
struct range { int at, end; };
kernel void heads(global int *a)
{
    for (int m[2] = {0, 1}; m[0] < m[1]; m[0]++)
        a[0]++;
    for (struct range r = {0, 1}; r.at < r.end; r.at++)
        a[0]++;
    for (int i = 0, t; i < 1; i++) {
        t = a[0];
        a[0] = t + i;
    }
}
// steps 0.0: 5 heads(): a=a[0]; 7: m={0, 1}; 7; 8; 7: m={1, 1}; 7; 9: r={at: 0, end: 1}; 9; 10; 9: r={at: 1, end: 1}; 9; 11: i=0; 11;
// ... 12: t=3; 13; 11: i=1; 11
