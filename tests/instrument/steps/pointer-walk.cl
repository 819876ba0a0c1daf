// Pointers that walk over buffers and stay inside of them.
// launch walk global 1 local 1
// argument int[4] 3 2 0 9
// argument int[4] zero
kernel void walk(global const int *from, global int *to)
{
    global const int *p = from;
    global int *q = to + 1;
    while (*p > 0)
        *q++ = *p++;
    p -= 2;
    *--q = (int)(p - from);
    global const int *next = p + 1;
    q[1] = *next;
    p = next > p ? next + 1 : from;
    to[0] = *p;
}
// steps 0.0: 5 walk(): from=from[0] to=to[0]; 7: p=from[0]; 8: q=to[1]; 9; 10: p=from[1] q=to[2]; 9; 10: p=from[2] q=to[3]; 9;
// ... 11: p=from[0]; 12: q=to[2]; 13: next=from[1]; 14; 15: p=from[2]; 16
