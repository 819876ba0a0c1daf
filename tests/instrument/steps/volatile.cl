// A volatile variable, an array of vectors, and statements that change nothing.
// launch noisy global 2 local 2
// argument int[2] index
kernel void noisy(global int *restrict a)
{
    volatile int i = get_global_id(0);
    int2 list[2] = {(int2)(1, 2)};
    list[i].y += 5;
    list[1 - i] = list[i].yx;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    prefetch(a, 1);
    i += list[0].x;
    (void)i;
    a[get_global_id(0)] = i;
}
// steps 0.0: 4 noisy(): a=a[0]; 6: i=0; 7: list={(1, 2), (0, 0)}; 8: list={(1, 7), (0, 0)}; 9: list={(1, 7), (7, 1)}; 10; 11; 12: i=1;
// ... 13; 14
// steps 0.1: 4 noisy(): a=a[0]; 6: i=1; 7: list={(1, 2), (0, 0)}; 8: list={(1, 2), (0, 5)}; 9: list={(5, 0), (0, 5)}; 10; 11; 12: i=6;
// ... 13; 14
