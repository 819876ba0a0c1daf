// Macros of several lines and statements are at the line that names them. What is always so (while (0)) is no step.
// launch clamped global 2 local 2
// argument int[2] -3 7
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#define CLAMP(V) do { \
        if (V < 0) \
            V = 0; \
        V = MAX(V, 1); \
    } while (0)
#define EACH(I, N) for (int I = 0; I < N; I++)
kernel void clamped(global int *a)
{
    int v = a[get_global_id(0)];
    CLAMP(v);
    int sum = 0;
    EACH(i, 2)
        sum += v;
    a[get_global_id(0)] = sum;
}
// steps 0.0: 11 clamped(): a=a[0]; 13: v=-3; 14; 14: v=0; 14: v=1; 15: sum=0; 16: i=0; 16; 17: sum=1; 16: i=1; 16; 17: sum=2; 16: i=2;
// ... 16; 18
// steps 0.1: 11 clamped(): a=a[0]; 13: v=7; 14; 14; 15: sum=0; 16: i=0; 16; 17: sum=7; 16: i=1; 16; 17: sum=14; 16: i=2; 16; 18
